/** `40 → 4 + 0 = 4`: the digits of one step and their sum. */
export type ReductionStep = { digits: readonly number[]; sum: number }
/** A number reduced to one digit, or to a master number; `root` is the digit it would be without master numbers. */
export type Reduction = { from: number; steps: readonly ReductionStep[]; value: number; root: number }

/**
 * Master numbers kept while reducing a part of a date. Source: articles/o-numero-do-caminho-de-vida-com-a-conta-feita.
 */
export const KEPT_IN_PARTS = [11, 22] as const
/** Master numbers kept in a total. */
export const MASTER_NUMBERS = [11, 22, 33] as const

export const digitsOf = (number: number) => [...String(number)].map(Number)
const sumOf = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0)

/** The digital root of a whole number from 1 up, by casting out nines. */
export const digitalRootOf = (number: number) => ((number - 1) % 9) + 1

/** Sums the digits of a whole number from 1 up until one digit is left, or a number in `kept` appears. */
export function reduceNumber(from: number, kept: readonly number[] = MASTER_NUMBERS): Reduction {
  const steps: ReductionStep[] = []
  let value = from
  while (value > 9 && !kept.includes(value)) {
    const digits = digitsOf(value)
    value = sumOf(digits)
    steps.push({ digits, sum: value })
  }
  return { from, steps, value, root: digitalRootOf(from) }
}

/** `22/4` for a master number, `7` for a single digit. */
export const formatReduced = ({ value, root }: Pick<Reduction, 'value' | 'root'>) =>
  value === root ? String(value) : `${value}/${root}`

/** The steps as written on paper: `1 + 9 + 8 + 6 = 24; 2 + 4 = 6`. A number that needs none is returned as it is. */
export const formatReduction = ({ from, steps }: Reduction) =>
  steps.length === 0 ? String(from) : steps.map(({ digits, sum }) => `${digits.join(' + ')} = ${sum}`).join('; ')
