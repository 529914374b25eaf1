import { scrub } from '#shared/scrub.ts'
import { serve, type Route } from '../http.ts'
import type { Log } from '../log.ts'
import { refuse } from '../refusals.ts'
import { TokenBucket } from '../token-bucket.ts'
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
/** Networks that are remembered at a time. Who is forgotten starts anew, and the log has a limit of its own. */
const MOST_NETWORKS = 10_000

/**
 * Takes reports of errors in browsers. Limits are kept in memory, so that reports need no database: they matter most
 * when it is away.
 */
export function clientErrorsEndpoint({ log, networkOf }: { log: Log; networkOf: (address: string) => string }): Route {
  const errors = new ClientErrorLog(log)
  const buckets = new Map<string, TokenBucket>()

  const bucketOf = (network: string, at: number) => {
    const bucket = buckets.get(network) ?? new TokenBucket(REPORTS_A_MINUTE, MINUTE_MS, at)
    buckets.set(network, bucket)
    if (buckets.size > MOST_NETWORKS) buckets.delete(buckets.keys().next().value!)
    return bucket
  }
  return serve(reportClientError, ({ now, address, agent, input: { message, stack, page } }) => {
    const at = now.getTime()
    if (!bucketOf(networkOf(address), at).allows(at)) throw refuse('too_many', undefined, MINUTE_MS / 1_000)
    errors.record(
      { message: scrub(message, 300), stack: scrub(stack, 1_500), page: scrub(page, 200), agent: scrub(agent, 200) },
      at,
    )
    return {}
  })
}
