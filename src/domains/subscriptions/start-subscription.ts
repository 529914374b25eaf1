import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { payPeriod } from './pay-period.ts'
import { periodStart, refuse } from './rules.ts'
import * as sql from './sql.ts'

type Agreed = Pick<sql.SubscriptionRow, 'id' | 'personId' | 'slug' | 'title' | 'price' | 'bonus' | 'paysBy'> & {
  /** What the first month cost, in centavos; below the price when a coupon was used. */
  paid: Centavos
  paymentId: string | null
  at: Date
}

/**
 * Starts a subscription with its first, paid month, in the caller's transaction: debits the price and grants the bonus,
 * both kept as agreed (centavos). Repeating changes nothing. Refuses a second one, and `wallet.insufficient_funds`.
 * Answers until when the bonus is valid.
 */
export async function startSubscription(tx: Tx, { paid, paymentId, at, ...agreed }: Agreed): Promise<Date | undefined> {
  const { id } = agreed
  if (!(await sql.insertSubscription(tx, { ...agreed, startedAt: at, nextActAt: at }))) {
    if (await sql.findSubscription(tx, id)) return undefined
    throw refuse('already_running')
  }
  await sql.insertPeriod(tx, { subscriptionId: id, n: 1, startsAt: at, endsAt: periodStart(at, 2), amount: paid })
  return payPeriod(tx, (await sql.lockSubscription(tx, id))!, { n: 1, amount: paid, paymentId, at })
}
