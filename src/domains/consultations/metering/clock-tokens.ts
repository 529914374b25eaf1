import { randomBytes } from 'node:crypto'

const MAX_KEPT = 512

/**
 * Instants of the database's clock behind nonces that cannot be guessed: an echo of a nonce proves that its token was
 * received.
 */
export class ClockTokens {
  readonly #byNonce = new Map<string, number>()
  newest: { nonce: Buffer; at: number } | undefined
  #reading: { at: number; askedAt: number } | undefined

  /**
   * Takes a new reading of the clock (milliseconds), asked for at `askedAt` by this process's monotonic clock. Older
   * nonces are forgotten after about two minutes at four readings a second.
   */
  issue(at: number, askedAt: number) {
    const nonce = randomBytes(8)
    this.newest = { nonce, at }
    this.#reading = { at, askedAt }
    this.#byNonce.set(nonce.toString('latin1'), at)
    if (this.#byNonce.size > MAX_KEPT) this.#byNonce.delete(this.#byNonce.keys().next().value!)
  }

  /** The instant behind an echoed payload; undefined for anything we did not send. */
  read(payload: Buffer): number | undefined {
    return this.#byNonce.get(payload.toString('latin1'))
  }

  /**
   * The latest that the database's clock can show at `now` (monotonic, of this process): it was read after it was asked
   * for. Readings that are late, and a process that was stopped, make it later only, and a later one only refuses more.
   */
  latestAt(now: number): number | undefined {
    return this.#reading && Math.ceil(this.#reading.at + 1 + now - this.#reading.askedAt)
  }

  /** Without fresh readings nothing may be sent: an old token would prove the past again. */
  forgetNewest() {
    this.newest = undefined
  }
}
