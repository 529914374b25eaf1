import type { Log } from '../log.ts'
import { TokenBucket } from '../token-bucket.ts'

type ClientError = { message: string; stack: string; page: string; agent: string }

const MINUTE_MS = 60_000
const LINES_A_MINUTE = 60
const MOST_REMEMBERED = 500

/** Logs errors of browsers: each at most once a minute with its count, and at most sixty lines a minute in all. */
export class ClientErrorLog {
  readonly #log: Log
  readonly #seen = new Map<string, { times: number; loggedAt: number }>()
  #lines: TokenBucket | undefined
  #unlogged = 0

  constructor(log: Log) {
    this.#log = log
  }

  record(error: ClientError, at: number) {
    const key = `${error.message}\n${error.stack}`
    const known = this.#seen.get(key)
    if (known && at - known.loggedAt < MINUTE_MS) return void (known.times += 1)
    this.#lines ??= new TokenBucket(LINES_A_MINUTE, MINUTE_MS, at)
    if (!this.#lines.allows(at)) return void (this.#unlogged += 1)
    const times = (known?.times ?? 0) + 1
    this.#log.warn({ ...error, times, ...(this.#unlogged > 0 && { unlogged: this.#unlogged }) }, 'client error')
    this.#unlogged = 0
    this.#seen.delete(key)
    this.#seen.set(key, { times: 0, loggedAt: at })
    if (this.#seen.size > MOST_REMEMBERED) this.#seen.delete(this.#seen.keys().next().value!)
  }
}
