import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { availableOf, type Journal, PROMOTION_COST, refuse } from '../rules.ts'
import { bonusJournal } from './bonus.rules.ts'
import { type Bonus, findBonus, moveBonus, recordRepaid } from './bonus.sql.ts'

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
  const journals: Journal[] = []
  for (const { id, taken, keptBack } of bonuses) {
    const bonus = (await findBonus(tx, id))!
    if (keptBack > 0n && bonus.held > 0n) throw refuse('bonus_in_use')
    journals.push(...(await takeBonusAlong(tx, bonus, { by, taken, keptBack })))
  }
  const keptBack = bonuses.reduce((sum, one) => sum + one.keptBack, 0n)
  if (keptBack === 0n) return journals
  const postings = [{ from: availableOf(personId), to: PROMOTION_COST, amount: keptBack, sparesBonus: true }]
  const subject = { kind: 'withdrawal', id: by } as const
  return [...journals, { key: `kept_back:${by}`, kind: 'bonus_kept_back', subject, postings }]
}

/** The same of one bonus, whoever takes the credit, and without a posting for what is kept back. */
export async function takeBonusAlong(
  tx: Tx,
  { id, personId, paymentId, frozen }: Bonus,
  { by, taken, keptBack }: Omit<LeavingBonus, 'id'> & { by: string },
): Promise<Journal[]> {
  if (keptBack > 0n) await recordRepaid(tx, id, keptBack)
  const unfrozen = await moveBonus(tx, { id, act: by }, { from: 'free', to: 'returned', most: taken })
  if (paymentId && frozen > 0n)
    await moveBonus(tx, { id, act: paymentId }, { from: 'frozen', to: 'returned', most: taken - unfrozen })
  return unfrozen > 0n ? [bonusJournal('bonus_withdrawn', { id, personId, amount: unfrozen }, by)] : []
}
