import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { ItemKind } from '../rules.ts'
import { discountOf, refuse } from './rules.ts'
import { findCouponHolder, lockCoupon } from './sql.ts'

type Wanted = { code: string; personId: string; kind: ItemKind; price: Centavos; bonus: Centavos; at: Date }

/**
 * Locks a coupon for the order that is being placed, and answers its discount in centavos. One use per person: an order
 * that took it at the same moment holds it, and has not used it.
 */
export async function claimCoupon(tx: Tx, { code, personId, ...purchase }: Wanted): Promise<Centavos> {
  const coupon = await lockCoupon(tx, code)
  if (!coupon) throw refuse('unknown')
  if (await findCouponHolder(tx, code, personId)) throw refuse('in_use')
  return discountOf(coupon, purchase)
}
