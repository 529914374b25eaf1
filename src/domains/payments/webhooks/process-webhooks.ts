import { untilEmpty } from '#platform/sweeps/until-empty.ts'
import { applyGatewayState } from '../apply-gateway-state.ts'
import type { GatewayContext } from '../payment-context.ts'
import * as sql from './sql.ts'

const AT_ONCE = 16
const RETRY_AFTER_MS = 15_000

/**
 * Asks the gateway about every charge that its webhooks named and applies the answer. Webhooks of unknown charges are
 * closed without effect. Answers how many charges it asked about.
 */
export async function processWebhooks(context: GatewayContext): Promise<number> {
  const { db, clock, gateway, log } = context
  const now = await clock(db)
  const retryAt = new Date(now.getTime() + RETRY_AFTER_MS)
  let asked = 0
  await untilEmpty(context, AT_ONCE, async (most) => {
    const waiting = await sql.claimDueWebhooks(db, gateway.name, { now, retryAt, most })
    await Promise.all(
      waiting.map((webhook) =>
        applyWebhook(context, webhook, now).catch((error: unknown) =>
          log.error({ err: error, gatewayId: webhook.gatewayId }, 'a webhook could not be processed'),
        ),
      ),
    )
    asked += waiting.length
    return waiting.length
  })
  return asked
}

async function applyWebhook(
  context: GatewayContext,
  { gatewayId, ids }: { gatewayId: string; ids: string[] },
  now: Date,
) {
  const found = await context.gateway.findByGatewayId(gatewayId)
  if (found.outcome === 'unreachable') return
  if (found.outcome === 'found') await applyGatewayState(context, found.charge)
  await sql.recordProcessed(context.db, ids, now)
}
