import type { Sql } from '#platform/db.ts'
import type { NextCharge } from './mails.ts'
import { findCardFor } from './read-billing-state.ts'
import { type BillingState, nextChargeAt, monthPriceOf } from './rules.ts'
import type { SubscriptionRow } from './sql.ts'

/** What is charged next, when, and from which card, as far as it is known at `now`. */
export async function findNextCharge(
  db: Sql,
  subscription: SubscriptionRow,
  life: BillingState,
  gateways: readonly string[],
  now: Date,
): Promise<NextCharge> {
  const card = await findCardFor(db, subscription, gateways)
  return { at: nextChargeAt(life, now), amount: monthPriceOf(subscription.price, life.next.n), card }
}
