import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { availableOf, type Journal, PROMOTION_COST } from '../rules.ts'
import { bonusWithdrawnJournal } from './rules.ts'
import { recordWithdrawn } from './sql.ts'
import { refuseReserved } from './take-back-bonus.ts'

type LeavingBonus = { id: string; taken: Centavos; keptBack: Centavos }

/**
 * Takes bonus along with credit that leaves, under `lockSpendable`: what is left of each, also frozen, and the spent
 * part out of the credit. Answers the journals to post. Refuses `bonus_in_use` while a room or a booking may give some
 * back.
 */
export async function withdrawBonus(
  tx: Tx,
  { personId, by, bonuses }: { personId: string; by: string; bonuses: readonly LeavingBonus[] },
): Promise<Journal[]> {
  const keptBack = bonuses.reduce((sum, one) => sum + one.keptBack, 0n)
  const ofSpent = bonuses.filter((one) => one.keptBack > 0n).map(({ id }) => id)
  if (keptBack > 0n) await refuseReserved(tx, personId, ofSpent)
  const journals: Journal[] = []
  for (const { id, ...leaving } of bonuses) {
    const unfrozen = await recordWithdrawn(tx, id, leaving)
    if (unfrozen > 0n) journals.push(bonusWithdrawnJournal({ id, personId }, by, unfrozen))
  }
  if (keptBack === 0n) return journals
  const postings = [{ from: availableOf(personId), to: PROMOTION_COST, amount: keptBack, sparesBonus: true }]
  const subject = { kind: 'withdrawal', id: by } as const
  return [...journals, { key: `kept_back:${by}`, kind: 'bonus_kept_back', subject, postings }]
}
