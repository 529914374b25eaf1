import { type Span, subtract, union } from './spans.ts'

/**
 * Gaps up to this long are forgiven by the rules, longer ones than `GAP_MS` never; the chaos keeps away from what lies
 * between.
 */
export const TOLERATED_GAP_MS = 3_500
export const LONG_GAP_MS = 8_000

type Stay = { from: number; confirmed: number | undefined; to: number | undefined }

/**
 * When one person was really there, written down as it happens, by a clock outside the servers. Milliseconds of the
 * machine's clock.
 */
export class ObservedPresence {
  readonly #stays: Stay[] = []
  readonly #deaf: Span[] = []

  /**
   * Somebody sits down: `from` is before they asked for it. A seat that is taken over counts no more once the new one
   * is confirmed.
   */
  joins(from: number) {
    const stay: Stay = { from, confirmed: undefined, to: undefined }
    const before = this.#stays.filter(({ to }) => to === undefined)
    this.#stays.push(stay)
    return {
      confirmed: (at: number) => {
        stay.confirmed = at
        for (const earlier of before) earlier.to ??= at
      },
      gone: (at: number) => {
        stay.to ??= at
      },
    }
  }

  /** The sockets stayed open, and nothing came through. */
  hung(from: number, to: number) {
    this.#deaf.push({ from, to })
  }

  /**
   * The longest that may be charged: from when the seat was asked for to when it was surely gone, without any gap
   * beyond the lease.
   */
  atMost(now: number): Span[] {
    const long = this.#deaf.filter(({ from, to }) => to - from >= LONG_GAP_MS)
    return subtract(
      union(this.#stays.map(({ from, to = now }) => ({ from, to: to + 1 }))),
      long.map(({ from, to }) => ({ from: from + 1, to })),
    )
  }

  /** What ought to be charged: confirmed presence; short deafness is forgiven. */
  atLeast(now: number): Span[] {
    const long = this.#deaf.filter(({ from, to }) => to - from > TOLERATED_GAP_MS)
    return subtract(
      union(
        this.#stays.flatMap(({ confirmed, to = now }) => (confirmed === undefined ? [] : [{ from: confirmed, to }])),
      ),
      long,
    )
  }
}
