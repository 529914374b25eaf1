import type { Meaning } from '../../rules.ts'

const nourishment: Meaning = {
  image:
    'Trovão sob a montanha, como um queixo: embaixo a mandíbula se move, em cima tudo fica quieto, e no vão cabe o pão.',
  tradition:
    'A figura é uma boca aberta vista de lado. Pergunta o livro o que alimenta você e o que você alimenta, e estranha quem larga a própria tartaruga mágica para ficar olhando, de queixo caído, o prato alheio.',
  today:
    'Entram aqui a marmita, as notícias, as conversas de grupo, o elogio procurado às onze da noite. Palavra sai e comida entra pela mesma porta; a tradição pede medida nas duas.',
  counsel: 'Observe por um dia o que você põe para dentro, de prato e de tela.',
  question: 'O que mata a sua fome, e o que só ocupa a boca?',
}
