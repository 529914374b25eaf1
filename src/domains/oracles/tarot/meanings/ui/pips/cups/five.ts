import type { Meaning } from '../../../rules.ts'

const fiveOfCups: Meaning = {
  keywords: { upright: ['perda', 'tristeza', 'o que restou'], reversed: ['retomada', 'olhar em volta', 'luto adiado'] },
  upright: 'Algo se derramou e merece ser sentido. A tristeza olha para o chão, e por enquanto só conta o que caiu.',
  reversed:
    'O corpo começa a se virar e enxerga as duas taças em pé. Há também a pressa de parecer bem, com o luto empurrado para debaixo do tapete.',
  counsel: 'Escreva uma lista do que se perdeu e outra, do mesmo tamanho, do que continua com você.',
  obstacle: 'Voltar tantas vezes ao que caiu que a ponte, logo ao lado, sai do campo de visão.',
  text: 'Uma capa comprida, um capuz: de quem está ali só se conhecem as costas. Três taças entornadas à esquerda, duas inteiras à direita, um rio, uma ponte e uma torre adiante. O desenho conta sem comentar. Muitos manuais correm para as duas que sobraram, e há delicadeza em não ter tanta pressa. Primeiro vem o jantar que não aconteceu, a vaga que foi para outra pessoa, a amizade que esfriou. Noutro dia, lavando a louça, alguém repara que a ponte fica perto e que dá para ir a pé.',
  question: 'O que você perdeu e ainda não teve tempo de lamentar direito?',
}
