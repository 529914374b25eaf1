import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { postJournal } from '../post-journals.ts'
import { paidOfBonus, spentOfBonus } from '../purchase-bonus.rules.ts'
import { takeOwedBonus } from '../purchases/settle-released-bonus.ts'
import { availableOf, bookedOf, promotionalOf, refuse, reservedOf } from '../rules.ts'
import { findBalances, lockBalances } from '../sql.ts'
import { grantBonus } from './grant-bonus.ts'
import { bonusTakenBackJournal } from './rules.ts'
import { findBonus, isAsideForBooking, listOwedBonuses, recordTakenBack } from './sql.ts'

/**
 * Takes back what is left of a bonus once it has paid what it owes; what its owner paid for stays, as a new bonus.
 * Answers what is taken and what is spent and not paid for. Refuses `bonus_in_use` and `bonus_not_found`.
 */
export async function takeBackBonus(
  tx: Tx,
  { id, at }: { id: string; at: Date },
): Promise<{ taken: Centavos; spent: Centavos }> {
  const found = await findBonus(tx, id)
  if (!found) throw refuse('bonus_not_found')
  const { personId } = found
  // The credit too: a caller returns a part of the price next, and what spends locks credit before bonus.
  await lockBalances(tx, [availableOf(personId), promotionalOf(personId)])
  const owed = (await listOwedBonuses(tx, personId)).find((one) => one.id === id)
  if (owed) await takeOwedBonus(tx, owed)
  const bonus = (await findBonus(tx, id))!
  const spent = spentOfBonus(bonus)
  const own = paidOfBonus({ ...bonus, unspent: bonus.takenBack ?? bonus.unspent })
  const taken = (bonus.takenBack ?? bonus.unspent) - own
  if (bonus.takenBack !== null) return { taken, spent }
  if (spent > 0n) await refuseReserved(tx, personId, [id])
  await recordTakenBack(tx, id, at)
  if (bonus.unspent > 0n) await postJournal(tx, bonusTakenBackJournal(bonus, bonus.unspent))
  if (own > 0n)
    await grantBonus(tx, {
      id: `${id}-paid`,
      personId,
      amount: own,
      grantedAt: at,
      expiresAt: bonus.endsAt,
      notWith: bonus.notWith,
    })
  return { taken, spent }
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
