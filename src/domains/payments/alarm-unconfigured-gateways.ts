import type { Db } from '#platform/db.ts'
import type { Log } from '#platform/log.ts'
import { countWaitingElsewhere } from './checks/sql.ts'

/**
 * Raises an alarm, once per gateway and process, for payments and refunds that wait for a gateway that is not
 * configured. Nothing else happens to them: they are due, and asked about as soon as it is configured again.
 */
export function alarmUnconfiguredGateways(configured: readonly string[]) {
  const raised = new Set<string>()
  return async ({ db, log }: { db: Db; log: Log }) => {
    for (const waiting of await countWaitingElsewhere(db, configured)) {
      if (raised.has(waiting.gateway)) continue
      raised.add(waiting.gateway)
      log.error(
        { alarm: 'gateway_not_configured', ...waiting },
        `payments wait for the gateway ${waiting.gateway}, which is not configured; set its variables`,
      )
    }
  }
}
