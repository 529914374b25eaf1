import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { postJournals } from '../post-journals.ts'
import { spentOfBonus } from '../purchase-bonus.rules.ts'
import { insertDebt } from '../purchases/sql.ts'
import { availableOf, promotionalOf, refuse } from '../rules.ts'
import { lockBalances } from '../sql.ts'
import { bonusJournal } from './bonus.rules.ts'
import { findBonus, moveBonus, recordClawedBack } from './bonus.sql.ts'
import { lockHolders } from './lock-holders.ts'

/**
 * Takes back what is left of a bonus. Answers what is taken, and spent without being paid for. Refuses `bonus_in_use`
 * and `bonus_not_found`. `earnedBy`: the lost payment that had earned a gift owes what is spent.
 */
export async function clawBackBonus(
  tx: Tx,
  { id, earnedBy, at }: { id: string; earnedBy?: string; at: Date },
): Promise<{ taken: Centavos; spent: Centavos }> {
  const found = await findBonus(tx, id)
  if (!found) throw refuse('bonus_not_found')
  const { personId } = found
  // The credit too: a caller returns a part of the price next, and what spends locks credit before bonus.
  if (earnedBy) await lockHolders(tx, earnedBy, personId)
  else await lockBalances(tx, [availableOf(personId), promotionalOf(personId)])
  const bonus = (await findBonus(tx, id))!
  const spent = spentOfBonus(bonus)
  if (bonus.isClawedBack) return earnedBy ? { taken: 0n, spent: 0n } : { taken: bonus.clawedBack, spent }
  if (!earnedBy && spent > 0n && bonus.held > 0n) throw refuse('bonus_in_use')
  await recordClawedBack(tx, id, at, earnedBy)
  const taken = await moveBonus(tx, { id, act: earnedBy ?? id }, { from: 'free', to: 'clawed_back' })
  if (taken > 0n) await postJournals(tx, [bonusJournal('bonus_taken_back', { id, personId, amount: taken }, id)])
  if (earnedBy && spent > 0n)
    await insertDebt(tx, { id: `gift:${id}`, personId, paymentId: earnedBy, amount: spent, at })
  return { taken, spent }
}
