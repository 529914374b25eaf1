/** One row of the table: a figure beside its limit, measured in the same run. */
export type Measurement = {
  name: string
  value: number
  limit: number
  /** value ÷ limit. */
  ratio: number
  target: number
  /** The ratio must not be above the target; without this, it must not be below. */
  atMost?: boolean
}

export type Bench = { name: string; run: () => Promise<Measurement> }

export const meetsTarget = ({ ratio, target, atMost = false }: Measurement) =>
  atMost ? ratio <= target : ratio >= target

export const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!
