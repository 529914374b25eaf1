import type { Tx } from '#platform/db.ts'
import { lockConsultationOf } from './sql.ts'

/**
 * For reviews: takes the room's lock and returns the consultant and whether the consultation was settled. Undefined: it
 * is not this client's.
 */
export async function lockForReview(
  tx: Tx,
  id: string,
  clientId: string,
): Promise<{ consultantId: string; isSettled: boolean } | undefined> {
  const c = await lockConsultationOf(tx, id, clientId)
  return c?.clientId === clientId ? { consultantId: c.consultantId, isSettled: c.state === 'ended' } : undefined
}
