import { randomUUID } from 'node:crypto'
import type { GatewayContext } from '../payment-context.ts'
import { reconcile } from './reconcile.ts'
import { nightOf } from './rules.ts'
import { insertRun, listDueRuns } from './sql.ts'

/** Asks for tonight's comparison when its hour has come, and does what was asked for. */
export async function sweepReconciliations(context: GatewayContext) {
  const { db, clock, gateway } = context
  const now = await clock(db)
  const night = nightOf(now)
  if (night) await insertRun(db, { id: randomUUID(), gateway: gateway.name, night, askedBy: null, at: now })
  for (const run of await listDueRuns(db, gateway.name, now)) await reconcile(context, run)
}
