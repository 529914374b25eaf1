import { scrub } from '#shared/scrub.ts'
import { serve, type Route } from '../http.ts'
import type { Log } from '../log.ts'
import { refuse } from '../refusals.ts'
import { TokenBucket } from '../token-bucket.ts'
import { ClientErrorLog } from './client-error-log.ts'
import { reportClientError } from './contract.ts'

const REPORTS_A_MINUTE = 20
const MINUTE_MS = 60_000
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
