import type { Meaning } from '../../rules.ts'

const sun: Meaning = {
  keywords: {
    upright: ['alegria', 'franqueza', 'vitalidade'],
    reversed: ['brilho forçado', 'alegria tímida', 'luz demais'],
  },
  upright:
    'As coisas à vista e o prazer simples de estar nelas. Bom momento para mostrar o que está pronto e repartir a alegria.',
  reversed:
    'A alegria existe e vem modesta, como sol entre nuvens. Quando anda representada para a fotografia, pede sombra, água e menos pose.',
  counsel: 'Mostre a alguém, sem pedir desculpas, uma coisa sua que ficou boa.',
  obstacle: 'A obrigação de parecer bem o tempo todo.',
  text: 'Uma criança coroada de flores monta em pelo, acena, e o cavalo branco já deixou o muro para trás. Por cima dos tijolos, girassóis espiam a saída; no alto, um sol de rosto sereno espalha raios até as bordas. Depois da Lua, em que tudo podia ser outra coisa, aqui um girassol é um girassol. Poucos arcanos dividem tão pouco os leitores: alegria, clareza, gosto de estar com os outros. Em tamanho humano, é a roupa que secou inteira, a piada que a mesa toda entendeu, a volta a pé da padaria com o pão ainda quente. Dias assim passam sem registro, porque ninguém procura explicação para eles. Vale anotar um ou dois. O muro continua no desenho, e haverá tardes do lado de dentro.',
  question: 'O que está bom agora e merece ser aproveitado sem ressalva?',
}
