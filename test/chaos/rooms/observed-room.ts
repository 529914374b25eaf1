import { ObservedPresence } from './observed-presence.ts'
import { intersect, type Span, subtract, total, union } from './spans.ts'

const SILENCE_MS = 45_000

type RequestSpan = { from: number; to: number }

/** What really happened in one room, seen from outside: presence, the consultant's messages, and pauses. */
export class ObservedRoom {
  readonly client = new ObservedPresence()
  readonly consultant = new ObservedPresence()
  readonly #speech: RequestSpan[] = []
  /** From the confirmed pause to the request to resume; `#maybePaused` the other way round. */
  readonly #surelyPaused: Span[] = []
  readonly #maybePaused: Span[] = []
  #end: RequestSpan | undefined

  /** The consultant wrote: when it was sent and acknowledged. */
  spoke(asked: RequestSpan) {
    this.#speech.push(asked)
  }

  paused(stopped: RequestSpan, resumed: RequestSpan | undefined) {
    this.#surelyPaused.push({ from: stopped.to + 1, to: resumed?.from ?? Number.POSITIVE_INFINITY })
    this.#maybePaused.push({ from: stopped.from, to: resumed?.to ?? Number.POSITIVE_INFINITY })
  }

  ended(asked: RequestSpan) {
    this.#end = asked
  }

  /** Time outside of this may not be charged. */
  atMost(now: number): Span[] {
    const voiced = union(
      this.#speech.map(({ from, to }) => ({ from, to: Math.min(to + SILENCE_MS, (this.#end?.to ?? now) + 1) })),
    )
    return subtract(
      intersect(intersect(this.client.atMost(now), this.consultant.atMost(now)), voiced),
      this.#surelyPaused,
    )
  }

  /** This time should be charged, except for what the rules of proof cost. */
  atLeast(now: number): Span[] {
    const voiced = union(
      this.#speech.map(({ from, to }) => ({ from: to, to: Math.min(from + SILENCE_MS, this.#end?.from ?? now) })),
    )
    return subtract(
      intersect(intersect(this.client.atLeast(now), this.consultant.atLeast(now)), voiced),
      this.#maybePaused,
    )
  }

  /**
   * `overMs`: milliseconds that were proven or charged and not owed; `underMs`: of each owed span, how much was not
   * charged. Charged are whole seconds, at most those of both; the rest of one is given away at the end.
   */
  compareBilled(billed: readonly Span[], now: number, chargedMs: number): { overMs: number; underMs: number[] } {
    const [mostMs, provenMs] = [total(this.atMost(now)), total(billed)]
    const under = this.atLeast(now).map((stretch) => total(subtract([stretch], billed)))
    const rest = Math.max(0, provenMs - chargedMs)
    return {
      overMs: Math.max(total(subtract(billed, this.atMost(now))), chargedMs - Math.floor(mostMs / 1_000) * 1_000, 0),
      underMs: under.map((ms, at) => (at === under.length - 1 ? ms + rest : ms)),
    }
  }
}
