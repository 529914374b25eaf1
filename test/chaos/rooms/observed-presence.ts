import { type Span, subtract, union } from './spans.ts'

/** Gaps up to this long never stop the clock, gaps longer than `LONG_GAP_MS` always do; chaos causes none between. */
export const TOLERATED_GAP_MS = 3_500
export const LONG_GAP_MS = 8_000

type Stay = { from: number; confirmed: number | undefined; to: number | undefined }

/** When one person was really present, recorded outside the servers, in ms of this machine's clock. */
export class ObservedPresence {
  readonly #stays: Stay[] = []
  readonly #hangs: Span[] = []

  /** A seat is joined; `from` is before the request. The previous seat ends once the new one is confirmed. */
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

  /** The sockets stayed open, but nothing was transmitted. */
  hung(from: number, to: number) {
    this.#hangs.push({ from, to })
  }

  /** The most that may be charged: from each request for a seat to its certain end, without gaps beyond the lease. */
  atMost(now: number): Span[] {
    const long = this.#hangs.filter(({ from, to }) => to - from >= LONG_GAP_MS)
    return subtract(
      union(this.#stays.map(({ from, to = now }) => ({ from, to: to + 1 }))),
      long.map(({ from, to }) => ({ from: from + 1, to })),
    )
  }

  /** The least that should be charged: confirmed presence, including short gaps. */
  atLeast(now: number): Span[] {
    const long = this.#hangs.filter(({ from, to }) => to - from > TOLERATED_GAP_MS)
    return subtract(
      union(
        this.#stays.flatMap(({ confirmed, to = now }) => (confirmed === undefined ? [] : [{ from: confirmed, to }])),
      ),
      long,
    )
  }
}
