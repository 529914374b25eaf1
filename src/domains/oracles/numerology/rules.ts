import type { Day } from '../birth-day.rules.ts'
import type { Letter } from './letters.rules.ts'
import { digitsOf, KEPT_IN_PARTS, reduceNumber, type Reduction } from './reduction.rules.ts'

/** A number from a name: the letters that were added, and the way down. Nothing when there is no such letter. */
export type NameNumber = { letters: readonly Letter[]; reduction: Reduction }

/**
 * Expression: all letters. Soul (motivação): vowels. Personality (impressão): consonants. Each added up whole, then
 * reduced; 11, 22 and 33 stay.
 */
export function nameNumbers(letters: readonly Letter[]) {
  return {
    expression: sumLetters(letters),
    soul: sumLetters(letters.filter(({ isVowel }) => isVowel)),
    personality: sumLetters(letters.filter(({ isVowel }) => !isVowel)),
  }
}

function sumLetters(letters: readonly Letter[]): NameNumber | undefined {
  const sum = letters.reduce((total, { value }) => total + value, 0)
  return sum > 0 ? { letters, reduction: reduceNumber(sum) } : undefined
}

/**
 * Life path by parts: day, month and year each reduced (11 and 22 stay), their sum reduced (11, 22 and 33 stay).
 * `running` adds all figures in one row, as the other custom does: the root must agree. Source:
 * articles/o-numero-do-caminho-de-vida-com-a-conta-feita.
 */
export function lifePath({ day, month, year }: Day) {
  const parts = [day, month, year].map((part) => reduceNumber(part, KEPT_IN_PARTS))
  const total = reduceNumber(parts.reduce((sum, { value }) => sum + value, 0))
  return { parts, total, running: runningSum({ day, month, year }) }
}

/**
 * The mood of a year: the figures of the day and month of birth and of that year, added in one row and reduced; masters
 * stay. Source: services/numerologia.
 */
export const personalYear = ({ day, month }: Day, year: number) => runningSum({ day, month, year })

/** All figures in one row. */
export type RunningSum = { digits: readonly number[]; total: Reduction }

function runningSum({ day, month, year }: Day): RunningSum {
  const digits = [day, month, year].flatMap(digitsOf)
  return { digits, total: reduceNumber(digits.reduce((sum, figure) => sum + figure, 0)) }
}
