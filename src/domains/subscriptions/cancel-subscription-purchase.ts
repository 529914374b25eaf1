import { clawBackBonus, postJournals } from '#domains/wallet/index.ts'
import type { Tx } from '#platform/db.ts'
import { type Centavos, portion } from '#shared/money.ts'
import { bonusIdOf, firstMonthCancelledJournal } from './journals.ts'
import { announceSubscriptionMoved } from './pay-period.ts'
import * as sql from './sql.ts'

/** The unused part of a first month's price, in centavos: the same share as is left of its bonus. */
export const unusedPriceOf = (paid: Centavos, left: Centavos, bonus: Centavos): Centavos => portion(paid, left, bonus)

/**
 * Cancels the first month, in the caller's transaction: takes back what is left of its bonus, returns the same share of
 * its price as credit, and ends the subscription. Answers both, in centavos. Refuses `wallet.bonus_in_use` while a
 * consultation has reserved a part of it.
 */
export async function cancelSubscriptionPurchase(
  tx: Tx,
  { id, at }: { id: string; at: Date },
): Promise<{ unused: Centavos; taken: Centavos }> {
  const { personId, bonus, endedAt } = (await sql.lockSubscription(tx, id))!
  const { amount } = (await sql.findPeriod(tx, id, 1))!
  const { taken } = await clawBackBonus(tx, { id: bonusIdOf(id, 1), at })
  const unused = unusedPriceOf(amount, taken, bonus)
  if (unused > 0n) await postJournals(tx, [firstMonthCancelledJournal({ id, personId, amount: unused })])
  if (!endedAt) await sql.endSubscription(tx, id, at, 'client')
  await sql.insertSubscriptionEvent(tx, id, 'ended', at)
  await announceSubscriptionMoved(tx, personId, id)
  return { unused, taken }
}
