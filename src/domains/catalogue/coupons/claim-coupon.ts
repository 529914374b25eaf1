import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { Refusal } from '#shared/refusal.ts'
import type { OrderKind } from '../rules.ts'
import { type CouponRow, discountOf, refuse } from './rules.ts'
import { hasPurchased, listAutomatic, listCouponHolders, lockCoupon } from './sql.ts'

type Wanted = { personId: string; kind: OrderKind; price: Centavos; freight?: Centavos; bonus: Centavos; at: Date }

/**
 * Locks a coupon for the order that is being placed, and answers its discount in centavos. So many uses per person: an
 * order that took it at the same moment holds it, and has not used it.
 */
export async function claimCoupon(
  tx: Tx,
  { code, personId, ...purchase }: Wanted & { code: string },
): Promise<Centavos> {
  const coupon = await lockCoupon(tx, code)
  if (!coupon) throw refuse('unknown')
  await guardPerson(tx, coupon, personId)
  return discountOf(coupon, purchase)
}

async function guardPerson(tx: Tx, { code, perPerson, isFirstPurchase }: CouponRow, personId: string) {
  if ((await listCouponHolders(tx, code, personId)).length >= perPerson) throw refuse('in_use')
  if (isFirstPurchase && (await hasPurchased(tx, personId))) throw refuse('first_only')
}

/**
 * The coupon that takes most off this purchase without being typed, which its buyer may still use. Undefined: none
 * fits.
 */
export async function findAutomatic(tx: Tx, wanted: Wanted): Promise<string | undefined> {
  const running = await listAutomatic(tx, wanted)
  const [best] = running
    .map((coupon) => ({ code: coupon.code, discount: discountOrNone(coupon, wanted) }))
    .toSorted((a, b) => Number(b.discount - a.discount))
  return best && best.discount > 0n ? best.code : undefined
}

function discountOrNone(...given: Parameters<typeof discountOf>): Centavos {
  try {
    return discountOf(...given)
  } catch (error) {
    if (error instanceof Refusal) return 0n
    throw error
  }
}
