/**
 * A time without a gap, proven by instants of the database's clock (tokens, in milliseconds). After a gap longer than
 * the lease it begins anew, with the first token read after the gap: nothing before that is part of it.
 */
export class ProofInterval {
  from: number | undefined
  at: number | undefined
  readonly #leaseMs: number
  /** It begins with the first token that was read after this instant; undefined: it has begun. */
  #beginsAfter: number | undefined

  constructor(leaseMs: number) {
    this.#leaseMs = leaseMs
  }

  /** It was there at `token` or later, and the database's clock shows at most `latest`. */
  prove(token: number, latest: number) {
    if (token <= (this.at ?? 0)) return
    if (this.#beginsAfter === undefined && (this.at === undefined || latest - this.at > this.#leaseMs)) {
      this.#beginsAfter = latest
      return
    }
    if (this.#beginsAfter !== undefined) {
      if (token <= this.#beginsAfter) return
      this.#beginsAfter = undefined
      this.from = token
    }
    this.at = token
  }

  /** The database's clock was set forward at `at`: nothing before belongs to what comes after. */
  restartAt(at: number) {
    if (this.at !== undefined) this.#beginsAfter = Math.max(this.#beginsAfter ?? 0, at - 1)
  }

  /** Nothing is proven yet, or nothing since the last gap. */
  isBroken(latest: number) {
    return this.at === undefined || this.#beginsAfter !== undefined || latest - this.at > this.#leaseMs
  }
}
