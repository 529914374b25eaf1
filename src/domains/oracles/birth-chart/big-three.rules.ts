import { SIGNS } from './signs.rules.ts'

/**
 * How the tradition sums a sign up, and a question to take along; from Áries to Peixes. Words for a talk, no
 * measurement proves them.
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

/** What the three doors of a chart are asked for. */
const BIG_THREE = {
  sun: { name: 'Sol', speaksOf: 'do que dá sentido' },
  moon: { name: 'Lua', speaksOf: 'do que acolhe e descansa' },
  ascendant: { name: 'Ascendente', speaksOf: 'do modo de chegar' },
} as const
export type BigThree = keyof typeof BIG_THREE

/** One of the three doors in a sign (0 for Áries to 11 for Peixes): what the tradition says, and its question. */
export function bigThreeReading(door: BigThree, sign: number) {
  const { speaksOf, question } = SIGN_THEMES[sign]!
  const { name } = BIG_THREE[door]
  const subject = door === 'ascendant' ? 'o Ascendente fala' : door === 'sun' ? 'o Sol fala' : 'a Lua fala'
  return {
    title: `${name} em ${SIGNS[sign]}`,
    text: `Na tradição, ${subject} ${BIG_THREE[door].speaksOf}; ${SIGNS[sign]}, de ${speaksOf}.`,
    question,
  }
}
