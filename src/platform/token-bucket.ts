/** A rate limit: `most` at once, refilled evenly over `perMs`, by the process's clock in ms. */
export class TokenBucket {
  readonly #most: number
  readonly #perMs: number
  #tokens: number
  #at: number

  constructor(most: number, perMs: number, at: number) {
    this.#most = most
    this.#perMs = perMs
    this.#tokens = most
    this.#at = at
  }

  /** Whether one more, or `cost` at once, may pass at `at` (ms). Returning true uses it up. */
  allows(at: number, cost = 1): boolean {
    this.#refill(at)
    if (this.#tokens < cost) return false
    this.#tokens -= cost
    return true
  }

  /** One passed elsewhere: it uses up one here, on credit if need be. */
  charge(at: number) {
    this.#refill(at)
    this.#tokens = Math.max(-this.#most, this.#tokens - 1)
  }

  #refill(at: number) {
    this.#tokens = Math.min(this.#most, this.#tokens + ((at - this.#at) * this.#most) / this.#perMs)
    this.#at = at
  }
}

const MOST_KEYS = 10_000

/** The same limit for each key. Of too many keys the one that was quiet for longest is forgotten. */
export class TokenBuckets {
  readonly #most: number
  readonly #perMs: number
  readonly #buckets = new Map<string, TokenBucket>()

  constructor(most: number, perMs: number) {
    this.#most = most
    this.#perMs = perMs
  }

  of(key: string, at: number): TokenBucket {
    const bucket = this.#buckets.get(key) ?? new TokenBucket(this.#most, this.#perMs, at)
    this.#buckets.delete(key)
    this.#buckets.set(key, bucket)
    if (this.#buckets.size > MOST_KEYS) this.#buckets.delete(this.#buckets.keys().next().value!)
    return bucket
  }
}
