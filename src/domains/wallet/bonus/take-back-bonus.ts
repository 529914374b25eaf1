import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { postJournal } from '../post-journals.ts'
import { spentOfBonus } from '../purchase-bonus.rules.ts'
import { availableOf, bookedOf, promotionalOf, refuse, reservedOf } from '../rules.ts'
import { findBalances, lockBalances } from '../sql.ts'
import { bonusTakenBackJournal } from './rules.ts'
import { findBonus, isAsideForBooking, recordTakenBack } from './sql.ts'

/**
 * Takes back what is left of a bonus, as part of the caller's transaction. Answers the amount taken and the amount
 * spent before and not paid for since (expired money is neither); repeating answers the same. Refuses `bonus_in_use`
 * while a consultation or a booking may hold a part of it, and `bonus_not_found`.
 */
export async function takeBackBonus(
  tx: Tx,
  { id, at }: { id: string; at: Date },
): Promise<{ taken: Centavos; spent: Centavos }> {
  const personId = (await findBonus(tx, id))?.personId
  if (!personId) throw refuse('bonus_not_found')
  // The credit too: a caller returns a part of the price next, and what spends locks credit before bonus.
  await lockBalances(tx, [availableOf(personId), promotionalOf(personId)])
  const bonus = (await findBonus(tx, id))!
  const spent = spentOfBonus(bonus)
  if (bonus.takenBack !== null) return { taken: bonus.takenBack, spent }
  if (spent > 0n) await refuseReserved(tx, personId, [id])
  await recordTakenBack(tx, id, at)
  if (bonus.unspent > 0n) await postJournal(tx, bonusTakenBackJournal(bonus, bonus.unspent))
  return { taken: bonus.unspent, spent }
}

/**
 * Spent bonus is counted when nothing is reserved, and none of it is aside for a booking: both may still give a part of
 * it back.
 */
export async function refuseReserved(tx: Tx, personId: string, bonusIds: readonly string[]) {
  const [reserved, booked] = [reservedOf(personId), bookedOf(personId)]
  const balances = await findBalances(tx, [reserved, booked])
  const has = (account: string) => (balances.get(account) ?? 0n) > 0n
  if (has(reserved) || (has(booked) && (await isAsideForBooking(tx, bonusIds)))) throw refuse('bonus_in_use')
}
