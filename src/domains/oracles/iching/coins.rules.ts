import type { Coins } from '../draw/rules.ts'
import { type LineBits, type Hexagram, hexagramOf } from './rules.ts'

/** The sum of three coins: 6 is changing yin, 7 stable yang, 8 stable yin, 9 changing yang. */
export type LineSum = 6 | 7 | 8 | 9

const HEAD = 3
const TAIL = 2

/** The line that three coins make. Source: articles/i-ching-moedas-varetas-e-probabilidade. */
export const lineSumOf = (coins: Coins) => coins.reduce((sum, coin) => sum + (coin === 1 ? HEAD : TAIL), 0) as LineSum

export const isYang = (line: LineSum) => line === 7 || line === 9
export const isMoving = (line: LineSum) => line === 6 || line === 9

/**
 * The reading of six lines: the hexagram, the positions (1 to 6, from the bottom) of the changing lines, and the second
 * hexagram, if any line changes.
 */
export type LinesReading = { lines: readonly LineSum[]; figure: Hexagram; moving: readonly number[]; second?: Hexagram }

/** Reads six lines, the bottom one first. */
export function readLines(lines: readonly LineSum[]): LinesReading {
  const moving = lines.flatMap((line, at) => (isMoving(line) ? [at + 1] : []))
  const figure = hexagramOf(bitsOf(lines.map(isYang)))
  if (moving.length === 0) return { lines, figure, moving }
  return { lines, figure, moving, second: hexagramOf(bitsOf(lines.map((line) => isYang(line) !== isMoving(line)))) }
}

const bitsOf = (whole: readonly boolean[]) => whole.map((isWhole) => (isWhole ? '1' : '0')).join('')

/** The lines of a hexagram without changing lines. */
export const linesOf = (bits: LineBits): LineSum[] => [...bits].map((bit) => (bit === '1' ? 7 : 8))

/** The same lines, all of them stable. */
export const withoutChanges = (lines: readonly LineSum[]): LineSum[] => lines.map((line) => (isYang(line) ? 7 : 8))

/** The names of the lines for screen readers. */
export const LINE_WORDS: Readonly<Record<LineSum, string>> = {
  6: 'partida que muda',
  7: 'inteira',
  8: 'partida',
  9: 'inteira que muda',
}

/** `Seis linhas, de baixo para cima: inteira; partida; …` */
export const spokenLines = (lines: readonly LineSum[]) =>
  `Seis linhas, de baixo para cima: ${lines.map((line) => LINE_WORDS[line]).join('; ')}.`
