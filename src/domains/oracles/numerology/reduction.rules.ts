/** `40 → 4 + 0 = 4`: the figures of one line and what they add up to. */
export type ReductionStep = { digits: readonly number[]; sum: number }
/**
 * A number taken down to one figure, or to a master on the way; `root` is the figure to which everybody comes who goes
 * on.
 */
export type Reduction = { from: number; steps: readonly ReductionStep[]; value: number; root: number }

/** What a part of a date keeps on its way down. Source: articles/o-numero-do-caminho-de-vida-com-a-conta-feita. */
export const KEPT_IN_PARTS = [11, 22] as const
/** What a total keeps. */
export const MASTER_NUMBERS = [11, 22, 33] as const

export const digitsOf = (number: number) => [...String(number)].map(Number)
const sumOf = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0)

/** The root of a whole number from 1 up, by casting out nines: no order of adding changes it. */
export const digitalRootOf = (number: number) => ((number - 1) % 9) + 1

/** Adds the figures of a whole number from 1 up until one is left, or one of `kept` appears. */
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

/** `22/4` for a master, `7` for a plain figure. */
export const formatReduced = ({ value, root }: Pick<Reduction, 'value' | 'root'>) =>
  value === root ? String(value) : `${value}/${root}`

/** The way down as one writes it on paper: `1 + 9 + 8 + 6 = 24; 2 + 4 = 6`. A number that needs none stays as it is. */
export const formatReduction = ({ from, steps }: Reduction) =>
  steps.length === 0 ? String(from) : steps.map(({ digits, sum }) => `${digits.join(' + ')} = ${sum}`).join('; ')
