import { SIGNS } from './signs.rules.ts'

/**
 * What the tradition says of each sign, from Áries to Peixes, and a question to think about. For a conversation;
 * nothing here is measured.
 */
const SIGN_THEMES: readonly { speaksOf: string; question: string }[] = [
  { speaksOf: 'começo e coragem', question: 'O que eu começaria hoje se não esperasse licença?' },
  { speaksOf: 'sustento e constância', question: 'O que já é suficiente e eu ainda não notei?' },
  { speaksOf: 'troca e curiosidade', question: 'Com quem preciso conversar, e sobre o quê?' },
  { speaksOf: 'cuidado e memória', question: 'Onde me sinto em casa, e quem se sente em casa comigo?' },
  { speaksOf: 'expressão e generosidade', question: 'O que faço bem e deixo de mostrar?' },
  { speaksOf: 'ofício e atenção ao detalhe', question: 'Que pequena ordem me daria descanso?' },
  { speaksOf: 'encontro e medida', question: 'Em que acordo estou cedendo sem dizer?' },
  { speaksOf: 'profundidade e mudança', question: 'O que pede para ser dito até o fim?' },
  { speaksOf: 'busca e horizonte', question: 'Que pergunta grande anda comigo?' },
  { speaksOf: 'tempo e construção', question: 'O que vale a pena fazer devagar?' },
  { speaksOf: 'liberdade e comunidade', question: 'Onde a minha diferença ajuda os outros?' },
  { speaksOf: 'imaginação e entrega', question: 'O que posso deixar ir sem perder nada?' },
]

/** What Sun, Moon and ascendant stand for in the tradition. */
const BIG_THREE = {
  sun: { name: 'Sol', speaksOf: 'do que dá sentido' },
  moon: { name: 'Lua', speaksOf: 'do que acolhe e descansa' },
  ascendant: { name: 'Ascendente', speaksOf: 'do modo de chegar' },
} as const
export type BigThree = keyof typeof BIG_THREE

/** Sun, Moon or ascendant in a sign (0 for Áries to 11 for Peixes): what the tradition says, and a question. */
export function bigThreeReading(point: BigThree, sign: number) {
  const { speaksOf, question } = SIGN_THEMES[sign]!
  const { name } = BIG_THREE[point]
  const subject = point === 'ascendant' ? 'o Ascendente fala' : point === 'sun' ? 'o Sol fala' : 'a Lua fala'
  return {
    title: `${name} em ${SIGNS[sign]}`,
    text: `Na tradição, ${subject} ${BIG_THREE[point].speaksOf}; ${SIGNS[sign]}, de ${speaksOf}.`,
    question,
  }
}
