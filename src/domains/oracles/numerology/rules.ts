import type { Day } from '../birth-day.rules.ts'
import type { Letter } from './letters.rules.ts'
import { digitsOf, KEPT_IN_PARTS, reduceNumber, type Reduction } from './reduction.rules.ts'

/**
 * What handbooks associate with a number, and a question to think about. For a conversation; arithmetic proves none of
 * it.
 */
type NumberTheme = { speaksOf: string; question: string }

const DIGIT_THEMES: Readonly<Record<number, NumberTheme>> = {
  1: { speaksOf: 'começo, autonomia', question: 'O que só anda se eu der o primeiro passo?' },
  2: { speaksOf: 'parceria, escuta', question: 'Onde estou cedendo por gosto e onde por medo?' },
  3: { speaksOf: 'expressão, alegria', question: 'O que parei de dizer ou de fazer por vergonha?' },
  4: { speaksOf: 'estrutura, constância', question: 'Que rotina me sustenta e qual me prende?' },
  5: { speaksOf: 'mudança, curiosidade', question: 'O que é liberdade e o que é fuga?' },
  6: { speaksOf: 'cuidado, casa', question: 'Quem cuida de quem cuida?' },
  7: { speaksOf: 'estudo, silêncio', question: 'De que pergunta não consigo largar?' },
  8: { speaksOf: 'realização, recursos', question: 'O que quero medir, além de dinheiro?' },
  9: { speaksOf: 'fecho, generosidade', question: 'O que já acabou e ainda ocupa espaço?' },
}
const MASTER_QUESTION = 'O algarismo simples já não diz o bastante?'

/** The theme of 1 to 9, 11, 22 or 33. Source: articles/o-numero-do-caminho-de-vida-com-a-conta-feita, last table. */
export function themeOf({ value, root }: { value: number; root: number }): NumberTheme {
  const figure = DIGIT_THEMES[root]!
  return value === root
    ? figure
    : { speaksOf: `${figure.speaksOf}, na versão mais exigente do ${root}`, question: MASTER_QUESTION }
}

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
