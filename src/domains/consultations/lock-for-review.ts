import { sumCovered } from '#domains/wallet/index.ts'
import type { Tx } from '#platform/db.ts'
import { promotionalSpent } from './billing/money.rules.ts'
import type { Gift } from './rules.ts'
import { lockConsultationOf } from './sql.ts'

/**
 * For reviews: takes the room's lock and returns the consultant, whether the consultation was settled, and what paid
 * for it when no own money of the client did. Undefined: it is not this client's.
 */
export async function lockForReview(
  tx: Tx,
  id: string,
  clientId: string,
): Promise<{ consultantId: string; isSettled: boolean; gift: Gift | null } | undefined> {
  const c = await lockConsultationOf(tx, id, clientId)
  if (c?.clientId !== clientId) return undefined
  const own = c.captured - promotionalSpent(c) + (c.coveredMs > 0n ? await sumCovered(tx, id) : 0n)
  const instead = c.isWelcome && c.billedMs > 0n ? 'minutes' : c.captured > 0n ? 'bonus' : 'nothing'
  return { consultantId: c.consultantId, isSettled: c.state === 'ended', gift: own > 0n ? null : instead }
}
