import type { Sql } from '#platform/db.ts'
import type { Coming } from './letters.ts'
import { findCardFor } from './read-life.ts'
import { type Life, nextChargeAt, priceOf } from './rules.ts'
import type { SubscriptionRow } from './sql.ts'

/** What is charged next, when, and from which card, as far as it is known at `now`. */
export async function comingOf(
  db: Sql,
  subscription: SubscriptionRow,
  life: Life,
  gateway: string,
  now: Date,
): Promise<Coming> {
  const card = await findCardFor(db, subscription, gateway)
  return { at: nextChargeAt(life, now), amount: priceOf(subscription.price, life.next.n), card }
}
