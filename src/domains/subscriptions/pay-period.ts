import { balanceMoved } from '#domains/wallet/facts.ts'
import { grantBonus, postJournals } from '#domains/wallet/index.ts'
import { announce } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'
import { subscriptionMoved } from './facts.ts'
import { bonusIdOf, periodJournal } from './journals.ts'
import { BONUS_FOR_MS } from './rules.ts'
import * as sql from './sql.ts'

type Paid = { n: number; amount: bigint; paymentId: string | null; at: Date }

/**
 * Pays a month (centavos, 0 for a free one) from the client's credit and grants its bonus, once, in the caller's
 * transaction and under the subscription's lock. Refuses `wallet.insufficient_funds` while the money is reserved
 * elsewhere. Answers until when the bonus is valid.
 */
export async function payPeriod(
  tx: Tx,
  { id, personId, bonus }: sql.SubscriptionRow,
  { n, amount, paymentId, at }: Paid,
): Promise<Date> {
  const bonusUntil = new Date(at.getTime() + BONUS_FOR_MS)
  if (amount > 0n) await postJournals(tx, [periodJournal({ id, personId, n, amount, paymentId })])
  await grantBonus(tx, {
    id: bonusIdOf(id, n),
    personId,
    amount: bonus,
    grantedAt: at,
    expiresAt: bonusUntil,
    paymentId,
  })
  await sql.recordPaid(tx, id, n, { at, paymentId, bonusUntil })
  await sql.insertSubscriptionEvent(tx, id, n === 1 ? 'started' : 'renewed', at)
  await announce(tx, subscriptionMoved(personId, { subscriptionId: id }), balanceMoved(personId))
  return bonusUntil
}

/** Announces a change of a subscription. */
export const announceSubscriptionMoved = (tx: Tx, personId: string, id: string) =>
  announce(tx, subscriptionMoved(personId, { subscriptionId: id }))
