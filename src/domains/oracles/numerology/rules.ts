import type { Day } from '../birth-day.rules.ts'
import type { Letter } from './letters.rules.ts'
import { digitsOf, KEPT_IN_PARTS, reduceNumber, type Reduction } from './reduction.rules.ts'

/** A number of a name: the letters that were added, and the reduction. Undefined without such letters. */
export type NameNumber = { letters: readonly Letter[]; reduction: Reduction }

/**
 * Expression: all letters. Soul (motivação): vowels. Personality (impressão): consonants. Each is summed as a whole and
 * then reduced, keeping 11, 22 and 33.
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
 * Life path by parts: day, month and year each reduced (keeping 11 and 22), their sum reduced (keeping 11, 22 and 33).
 * `running` sums all digits, as the other method does: the roots must agree. Source:
 * articles/o-numero-do-caminho-de-vida-com-a-conta-feita.
 */
export function lifePath({ day, month, year }: Day) {
  const parts = [day, month, year].map((part) => reduceNumber(part, KEPT_IN_PARTS))
  const total = reduceNumber(parts.reduce((sum, { value }) => sum + value, 0))
  return { parts, total, running: runningSum({ day, month, year }) }
}

/**
 * The personal year: the digits of the day and month of birth and of that year, summed and reduced, keeping master
 * numbers. Source: services/numerologia.
 */
export const personalYear = ({ day, month }: Day, year: number) => runningSum({ day, month, year })

/** The sum of all digits. */
export type RunningSum = { digits: readonly number[]; total: Reduction }

function runningSum({ day, month, year }: Day): RunningSum {
  const digits = [day, month, year].flatMap(digitsOf)
  return { digits, total: reduceNumber(digits.reduce((sum, figure) => sum + figure, 0)) }
}
