/**
 * How fast one line may speak: `most` at once, refilled evenly over `perMs`. Uses the process's clock, in milliseconds.
 */
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

  /** May another one pass at `at`? Answering yes uses it up. */
  allows(at: number): boolean {
    this.#tokens = Math.min(this.#most, this.#tokens + ((at - this.#at) * this.#most) / this.#perMs)
    this.#at = at
    if (this.#tokens < 1) return false
    this.#tokens -= 1
    return true
  }
}
