import { refuse } from './refusals.ts'
import { TokenBuckets } from './token-bucket.ts'

const MINUTE_MS = 60_000

/** At most so many a minute from one network address, in this process. */
export class AddressLimit {
  readonly #perMinute: number
  readonly #buckets: TokenBuckets

  constructor(perMinute: number) {
    this.#perMinute = perMinute
    this.#buckets = new TokenBuckets(perMinute, MINUTE_MS)
  }

  /** Refuses `http.too_many`. `at`: this process's monotonic clock in ms. */
  take(address: string, at = performance.now()) {
    if (!this.#buckets.of(address, at).allows(at))
      throw refuse('too_many', undefined, Math.ceil(MINUTE_MS / this.#perMinute / 1000))
  }
}
