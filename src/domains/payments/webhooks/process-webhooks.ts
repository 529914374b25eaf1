import { applyGatewayState } from '../apply-gateway-state.ts'
import type { Till } from '../till.ts'
import * as sql from './sql.ts'

const AT_ONCE = 16
const RETRY_AFTER_MS = 15_000

/**
 * Asks the gateway about every charge that rang and applies its answer. Rings of unknown charges are closed without
 * effect. Answers how many charges it asked about.
 */
export async function processWebhooks(till: Till): Promise<number> {
  const { db, clock, gateway, log } = till
  const now = await clock(db)
  const waiting = await sql.takeWaiting(db, gateway.name, now, new Date(now.getTime() + RETRY_AFTER_MS), AT_ONCE)
  await Promise.all(
    waiting.map((rung) =>
      answer(till, rung, now).catch((error: unknown) =>
        log.error({ err: error, gatewayId: rung.gatewayId }, 'a ring could not be answered'),
      ),
    ),
  )
  return waiting.length
}

async function answer(till: Till, { gatewayId, ids }: { gatewayId: string; ids: string[] }, now: Date) {
  const found = await till.gateway.findByGatewayId(gatewayId)
  if (found.outcome === 'unreachable') return
  if (found.outcome === 'found') await applyGatewayState(till, found.charge)
  await sql.endWebhooks(till.db, ids, now)
}
