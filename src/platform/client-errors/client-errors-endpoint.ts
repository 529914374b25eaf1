import { scrub } from '#shared/scrub.ts'
import { serve, type Route } from '../http.ts'
import type { Log } from '../log.ts'
import { refuse } from '../refusals.ts'
import { TokenBucket, TokenBuckets } from '../token-bucket.ts'
import type { BrowserErrors } from './browser-errors.ts'
import { reportClientError } from './contract.ts'

type ClientError = { message: string; stack: string; page: string; agent: string }

const MINUTE_MS = 60_000
const LINES_A_MINUTE = 60
const MOST_REMEMBERED = 500

/** Logs errors of browsers: each at most once a minute with its count, and at most sixty lines a minute in all. */
class ClientErrorLog {
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

const REPORTS_A_MINUTE = 20
type Given = { log: Log; networkOf: (address: string) => string; kinds: BrowserErrors }

/**
 * Takes reports of errors in browsers. Limits are kept in memory, so that reports need no database: they matter most
 * when it is away. `kinds` counts them for the team.
 */
export function clientErrorsEndpoint({ log, networkOf, kinds }: Given): Route {
  const errors = new ClientErrorLog(log)
  const buckets = new TokenBuckets(REPORTS_A_MINUTE, MINUTE_MS)

  return serve(reportClientError, ({ now, address, agent, input: { message, stack, page } }) => {
    const at = now.getTime()
    if (!buckets.of(networkOf(address), at).allows(at)) throw refuse('too_many', undefined, MINUTE_MS / 1_000)
    const told = { message: scrub(message, 300), page: scrub(page, 200), agent: scrub(agent, 200) }
    errors.record({ ...told, stack: scrub(stack, 1_500) }, at)
    kinds.record(told, at)
    return {}
  })
}
