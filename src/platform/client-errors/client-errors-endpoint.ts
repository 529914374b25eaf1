import { scrub } from '#shared/scrub.ts'
import { serve, type Route } from '../http.ts'
import type { Log } from '../log.ts'
import { refuse } from '../refusals.ts'
import { TokenBuckets } from '../token-bucket.ts'
import { ClientErrorLog } from './client-error-log.ts'
import { reportClientError } from './contract.ts'

const REPORTS_A_MINUTE = 20
const MINUTE_MS = 60_000
/**
 * Takes reports of errors in browsers. Limits are kept in memory, so that reports need no database: they matter most
 * when it is away.
 */
export function clientErrorsEndpoint({ log, networkOf }: { log: Log; networkOf: (address: string) => string }): Route {
  const errors = new ClientErrorLog(log)
  const buckets = new TokenBuckets(REPORTS_A_MINUTE, MINUTE_MS)

  return serve(reportClientError, ({ now, address, agent, input: { message, stack, page } }) => {
    const at = now.getTime()
    if (!buckets.of(networkOf(address), at).allows(at)) throw refuse('too_many', undefined, MINUTE_MS / 1_000)
    errors.record(
      { message: scrub(message, 300), stack: scrub(stack, 1_500), page: scrub(page, 200), agent: scrub(agent, 200) },
      at,
    )
    return {}
  })
}
