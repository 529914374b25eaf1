/** Rate limit of one connection: `most` at once, refilled evenly over `perMs`, by the process's clock in ms. */
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

  /** Whether one more may pass at `at` (ms). Returning true uses it up. */
  allows(at: number): boolean {
    this.#tokens = Math.min(this.#most, this.#tokens + ((at - this.#at) * this.#most) / this.#perMs)
    this.#at = at
    if (this.#tokens < 1) return false
    this.#tokens -= 1
    return true
  }
}
