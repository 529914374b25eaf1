import { randomBytes } from 'node:crypto'

const MOST_KEPT = 512
/** Two clocks differ by at most this share of the time between; a time service slews by up to 0.05 %. */
const MOST_DRIFT = 0.001

const nameOf = (nonce: Buffer) => nonce.toString('base64url')

/** Maps unguessable nonces to instants of the database's clock: an echoed nonce proves that its token was received. */
export class ClockTokens {
  /** By their names. */
  readonly #instants = new Map<string, number>()
  /** `name`: as a browser's script names it. */
  newest: { nonce: Buffer; name: string; at: number } | undefined
  #reading: { at: number; askedAt: number } | undefined

  /**
   * Adds a reading of the database's clock (milliseconds), requested at `askedAt` and answered at `answeredAt` of this
   * process's monotonic clock. Old nonces go after about two minutes. Answers whether that clock was set since, forward
   * or back.
   */
  issue(at: number, askedAt: number, answeredAt: number): { wasSetForward: boolean; wasSetBack: boolean } {
    const latest = this.latestAt(answeredAt)
    const passedMs = this.#reading ? answeredAt - this.#reading.askedAt : 0
    const wasSetForward = latest !== undefined && at > latest + passedMs * MOST_DRIFT
    const wasSetBack = this.#reading !== undefined && at < this.#reading.at
    const nonce = randomBytes(8)
    const name = nameOf(nonce)
    this.newest = { nonce, name, at }
    this.#reading = { at, askedAt }
    this.#instants.set(name, at)
    if (this.#instants.size > MOST_KEPT) this.#instants.delete(this.#instants.keys().next().value!)
    return { wasSetForward, wasSetBack }
  }

  /** The instant behind an echoed payload; undefined for anything that was not sent. */
  read(payload: Buffer): number | undefined {
    return this.readNamed(nameOf(payload))
  }

  /** The same, named by a browser's script. */
  readNamed(name: string): number | undefined {
    return this.#instants.get(name)
  }

  /**
   * The latest that the database's clock can show at `now` (monotonic clock of this process), because it was read after
   * it was requested. A late reading or a stopped process only makes the result later, and a later result only refuses
   * more.
   */
  latestAt(now: number): number | undefined {
    return this.#reading && Math.ceil(this.#reading.at + 1 + now - this.#reading.askedAt)
  }

  /** Without fresh readings nothing may be sent: an old token would prove the past again. */
  forgetNewest() {
    this.newest = undefined
  }
}
