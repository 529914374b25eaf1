/** Own figures are counted over so many days, by when a request or consultation ended. */
export const QUALITY_DAYS = 90
/** A median of fewer consultants would say something about single ones. */
export const LEAST_COMPARED = 3

/** What is counted of one consultant. Counts of requests, consultations and clients; times in milliseconds. */
export type QualityCounts = {
  consultantId: string
  /** Requests that were accepted or declined in time, of those that neither the client nor another room ended. */
  answered: number
  received: number
  /** Accepted requests whose consultant never came into the room. */
  absent: number
  accepted: number
  /** Settled consultations with a refund. */
  refunded: number
  settled: number
  /** Clients of the window who consulted this consultant more than once, ever. */
  returning: number
  clients: number
  /** Half of the accepted requests waited at most so long. Null: none was accepted. */
  medianWaitMs: number | null
}

export const QUALITY_SHARES = ['answered', 'absent', 'refunded', 'returning'] as const
export type QualityShare = (typeof QUALITY_SHARES)[number]

/** A part of a whole, both counted. */
export type Share = { part: number; whole: number }

const WHOLE = { answered: 'received', absent: 'accepted', refunded: 'settled', returning: 'clients' } as const

export const shareOf = (counts: QualityCounts, name: QualityShare): Share => ({
  part: counts[name],
  whole: counts[WHOLE[name]],
})

/** The middle of these numbers; of an even count the mean of the middle two. Undefined: there are none. */
export function medianOf(numbers: readonly number[]): number | undefined {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  if (sorted.length === 0) return undefined
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** Of all consultants with at least `minCases`: shares from 0 to 1; null: fewer than three of them have so many. */
export function mediansOf(all: readonly QualityCounts[], minCases: number) {
  const compared = (values: readonly number[]) => (values.length < LEAST_COMPARED ? null : medianOf(values)!)
  const share = (name: QualityShare) =>
    compared(
      all
        .map((counts) => shareOf(counts, name))
        .filter(({ whole }) => whole >= minCases)
        .map(({ part, whole }) => part / whole),
    )
  return {
    answered: share('answered'),
    absent: share('absent'),
    refunded: share('refunded'),
    returning: share('returning'),
    waitMs: compared(
      all.flatMap(({ accepted, medianWaitMs }) =>
        accepted >= minCases && medianWaitMs !== null ? [medianWaitMs] : [],
      ),
    ),
  }
}
