import { type Span, union } from '../rooms/spans.ts'

/** Without sound for longer than this it is not proven any more (money-and-time.md, S15). */
const LEASE_MS = 5_000

/** What one side's browser truly measured, whatever it then said: when sound arrived and left. */
export class ObservedSound {
  readonly #measured: Span[] = []

  /** Sound arrived and left between these two instants, and was measured at the second one. */
  measured(from: number, to: number) {
    this.#measured.push({ from, to })
  }

  /**
   * Time outside of this may not be charged: it reaches from before the first measurement to the last one, and across
   * what lies between two measurements within one lease.
   */
  atMost(): Span[] {
    return union(
      this.#measured.map(({ from, to }, place) => {
        const before = this.#measured[place - 1]
        return { from: before && to - before.to <= LEASE_MS ? Math.min(before.to, from) : from, to: to + 1 }
      }),
    )
  }
}
