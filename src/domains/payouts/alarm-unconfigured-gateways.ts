import type { Db } from '#platform/db.ts'
import type { Log } from '#platform/log.ts'
import { countOpenElsewhere } from './sql.ts'

/**
 * Raises an alarm, once per gateway and process, for payouts on the way at a gateway that is not configured any more.
 * Nothing else happens to them: they are asked about as soon as it is configured again.
 */
export function alarmUnconfiguredGateways(configured: readonly string[]) {
  const raised = new Set<string>()
  return async ({ db, log }: { db: Db; log: Pick<Log, 'error'> }) => {
    for (const waiting of await countOpenElsewhere(db, configured)) {
      if (raised.has(waiting.gateway)) continue
      raised.add(waiting.gateway)
      log.error(
        { alarm: 'payout_gateway_not_configured', ...waiting },
        `payouts wait for the gateway ${waiting.gateway}, which is not configured; set its variables`,
      )
    }
  }
}
