import type { Sql } from '#platform/db.ts'
import type { NextCharge } from './mails.ts'
import { findCardFor } from './read-billing-state.ts'
import { type BillingState, nextChargeAt } from './rules.ts'
import type { SubscriptionRow } from './sql.ts'

/** The next charge: amount, date and card, as far as known at `now`. */
export async function findNextCharge(
  db: Sql,
  subscription: SubscriptionRow,
  billing: BillingState,
  gateways: readonly string[],
  now: Date,
): Promise<NextCharge> {
  const card = await findCardFor(db, subscription, gateways)
  return { at: nextChargeAt(billing, now), amount: billing.next.amount, card }
}
