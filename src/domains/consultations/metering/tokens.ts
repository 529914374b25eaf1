import { randomBytes } from 'node:crypto'

const KEPT = 512

/** Instants of the database's clock behind nonces that cannot be guessed: an echo of a nonce proves that its token was received. */
export class Tokens {
  readonly #byNonce = new Map<string, number>()
  newest: { nonce: Buffer; at: number } | undefined

  /** Takes a new reading of the clock (milliseconds). Older nonces are forgotten after about two minutes at four readings a second. */
  issue(at: number) {
    const nonce = randomBytes(8)
    this.newest = { nonce, at }
    this.#byNonce.set(nonce.toString('latin1'), at)
    if (this.#byNonce.size > KEPT) this.#byNonce.delete(this.#byNonce.keys().next().value!)
  }

  /** The instant behind an echoed payload; undefined for anything we did not send. */
  read(payload: Buffer): number | undefined {
    return this.#byNonce.get(payload.toString('latin1'))
  }

  /** Without fresh readings nothing may be sent: an old token would prove the past again. */
  forgetNewest() {
    this.newest = undefined
  }
}
