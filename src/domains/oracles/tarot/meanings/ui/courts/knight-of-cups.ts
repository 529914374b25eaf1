import type { Meaning } from '../../rules.ts'

const knightOfCups: Meaning = {
  keywords: { upright: ['convite', 'gentileza', 'ideal'], reversed: ['galanteio', 'palavra fácil', 'indefinição'] },
  upright:
    'Ir ao encontro com algo nas mãos: um pedido, uma proposta, um gesto bonito. O afeto anda a passo e avisa que está chegando.',
  reversed:
    'Encanto sem endereço: fala-se lindamente e não se marca o dia. De tanto esperar o momento perfeito, o gesto esfria.',
  counsel: 'Faça o convite completo, com dia, hora e lugar.',
  obstacle: 'Gostar mais da cena imaginada que da pessoa que está na sala.',
  text: 'Convém ir a passo quando se leva uma taça cheia, e o cavalo parece saber disso. Quem o monta tem asas no elmo, peixes no pano da sela e nenhuma arma à vista; segue pela praia de braço estendido, já oferecendo. Os cavaleiros são o movimento de cada naipe, e o de Copas se move por gosto. É levar sopa a quem está de cama, ou pedir desculpas com um maço de flores de feira na mão. Depois, claro, é preciso apear.',
  question: 'Que gesto de afeto você vem ensaiando sem fazer?',
}
