import { refuse } from './refusals.ts'
import { TokenBucket } from './token-bucket.ts'

const MINUTE_MS = 60_000
const MOST_ADDRESSES = 10_000

/** At most so many a minute from one network address, in this process. */
export class AddressLimit {
  readonly #perMinute: number
  readonly #buckets = new Map<string, TokenBucket>()

  constructor(perMinute: number) {
    this.#perMinute = perMinute
  }

  /** Refuses `http.too_many`. `at`: this process's monotonic clock in ms. */
  take(address: string, at = performance.now()) {
    const bucket = this.#buckets.get(address) ?? new TokenBucket(this.#perMinute, MINUTE_MS, at)
    // Moved to the end, so that the address that was quiet for longest is forgotten first.
    this.#buckets.delete(address)
    this.#buckets.set(address, bucket)
    if (this.#buckets.size > MOST_ADDRESSES) this.#buckets.delete(this.#buckets.keys().next().value!)
    if (!bucket.allows(at)) throw refuse('too_many', undefined, Math.ceil(MINUTE_MS / this.#perMinute / 1000))
  }
}
