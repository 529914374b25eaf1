import { refuse } from './refusals.ts'
import { TokenBuckets } from './token-bucket.ts'

/** Far more than forms are; as many bodies of the greatest length as are read in a twentieth of a second. */
const MOST_BYTES = 2 * 1024 * 1024
const REFILLED_IN_MS = 10_000

/**
 * How many bytes of JSON are read from one network address whose caller is unknown, in this process: reading takes a
 * time in which nobody else is answered.
 */
export class BodyBudget {
  readonly #buckets = new TokenBuckets(MOST_BYTES, REFILLED_IN_MS)

  /** Refuses `http.too_many`. `at`: this process's monotonic clock in ms. */
  spend(address: string, bytes: number, at = performance.now()) {
    if (!this.#buckets.of(address, at).allows(at, bytes)) throw refuse('too_many', undefined, REFILLED_IN_MS / 2_000)
  }
}
