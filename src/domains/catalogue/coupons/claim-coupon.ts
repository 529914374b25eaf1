import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { ItemKind } from '../rules.ts'
import { discountOf, refuse } from './rules.ts'
import { findCouponHolder, lockCoupon } from './sql.ts'

type Wanted = { code: string; personId: string; kind: ItemKind; price: Centavos; at: Date }

/** Locks a coupon for the order that is being placed, and answers its discount in centavos. One use per person. */
export async function claimCoupon(tx: Tx, { code, personId, ...purchase }: Wanted): Promise<Centavos> {
  const coupon = await lockCoupon(tx, code)
  if (!coupon) throw refuse('unknown')
  if (await findCouponHolder(tx, code, personId)) throw refuse('used')
  return discountOf(coupon, purchase)
}
