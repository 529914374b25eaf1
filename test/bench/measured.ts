/** One line of the table: a figure beside its limit, measured in the same run. */
export type Measured = {
  name: string
  value: number
  limit: number
  /** value ÷ limit. */
  ratio: number
  target: number
  /** The ratio may not be above the target; otherwise it may not be below. */
  atMost?: boolean
}

export type Bench = { name: string; run: () => Promise<Measured> }

export const isReached = ({ ratio, target, atMost = false }: Measured) => (atMost ? ratio <= target : ratio >= target)

export const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!
