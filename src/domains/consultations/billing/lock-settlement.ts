import type { Tx } from '#platform/db.ts'
import { promotionalSpent } from './money.rules.ts'
import type { Settlement } from '../rules.ts'
import { type Consultation, listPauseReasons, lockConsultation } from '../sql.ts'

/**
 * Takes the room's lock and reads the settlement. Undefined: there is no such consultation, or it was never settled.
 */
export async function lockSettlement(tx: Tx, id: string): Promise<Settlement | undefined> {
  const c = await lockConsultation(tx, id)
  return c?.state === 'ended' && c.startedAt ? settlementOf(c, await listPauseReasons(tx, id)) : undefined
}

const settlementOf = (c: Consultation, pauses: string[]): Settlement => ({
  id: c.id,
  clientId: c.clientId,
  consultantId: c.consultantId,
  endedAt: c.endedAt!,
  reason: c.reason,
  pauses,
  billedMs: c.billedMs,
  captured: c.captured,
  promotional: promotionalSpent(c),
  commission: c.commission,
  coveredEarnings: c.coveredEarnings,
})
