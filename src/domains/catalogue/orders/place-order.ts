import { sumDebts } from '#domains/wallet/index.ts'
import type { Clock } from '#platform/clock.ts'
import { guardSelling } from '#platform/company/guard-selling.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { claimCoupon } from '../coupons/claim-coupon.ts'
import { normalizeCouponCode, refuse as refuseCoupon } from '../coupons/rules.ts'
import { findCouponHolder, insertCouponUse, returnCouponUse } from '../coupons/sql.ts'
import { FLOWS } from '../kinds/flows.ts'
import { KINDS } from '../kinds/kinds.rules.ts'
import type { OrderChoice } from '../kinds/purchase-flow.ts'
import type { ItemKind } from '../rules.ts'
import { endOrder } from './end-order.ts'
import { quoteOrder } from './quote-order.ts'
import { MOST_OPEN_ORDERS, refuse, ORDER_VALID_FOR_MS, wasPaid } from './rules.ts'
import * as sql from './sql.ts'

export type OrderRequest = OrderChoice & {
  id: string
  coupon?: string | undefined
  /** Of a written question. */
  question?: string | undefined
  clock: Clock
}

/**
 * Places an order at our price, for half an hour, and claims its coupon; repeated, the same order. Refuses what is not
 * sold, an old price, an unusable coupon, any while a debt is open, a running subscription, too many orders, a reused
 * id.
 */
export async function placeOrder(db: Db, { clock, ...placing }: OrderRequest): Promise<sql.OrderRow> {
  const { id, personId } = placing
  const code = placing.coupon?.trim() ? normalizeCouponCode(placing.coupon) : null
  return inTransaction(db, async (tx) => {
    const earlier = await sql.findOrder(tx, id)
    if (earlier) return sameAs(placing, code, earlier)
    await guardSelling(tx)
    const at = await clock(tx)
    if (code && (await freeCoupon(tx, { id, personId, code, at })) === 'own')
      return sameAs(placing, code, (await sql.findOrder(tx, id))!)
    if ((await sql.countUnpaidOf(tx, personId, at)) >= MOST_OPEN_ORDERS) throw refuse('too_many_open')
    const isOwing = (await sumDebts(tx, personId)) > 0n
    const agreed = withoutGifts(await quoteOrder(tx, placing, at), isOwing)
    // A discount is a gift, too, of whatever kind.
    if (code && isOwing) throw refuseCoupon('debt')
    const { kind, slug, price, bonus } = agreed
    if (slug) await FLOWS[kind].guardQuote?.(tx, { personId, slug })
    const discount = code ? await claimCoupon(tx, { code, personId, kind, price, bonus, at }) : 0n
    const placed = { id, personId, total: price - discount, gift: placing.gift, hasCoupon: code !== null, at }
    await FLOWS[kind].guardOrder?.(tx, placed)
    const expiresAt = new Date(at.getTime() + ORDER_VALID_FOR_MS)
    const question = KINDS[kind].isQuestion ? (placing.question ?? null) : null
    const order = { ...agreed, id, personId, coupon: code, discount, placedAt: at, expiresAt, question }
    if (!(await sql.insertOrder(tx, order))) {
      return sameAs(placing, code, (await sql.findOrder(tx, id))!)
    }
    if (code) await insertCouponUse(tx, { orderId: id, code, personId, at })
    return (await sql.findOrder(tx, id))!
  })
}

/** While a debt is open, credits come without bonus. A subscription's bonus is what its price buys. */
const withoutGifts = <Q extends { kind: ItemKind; bonus: bigint }>(quote: Q, isOwing: boolean): Q =>
  KINDS[quote.kind].isBonusGift && isOwing ? { ...quote, bonus: 0n } : quote

/** Accepts a repeated request; refuses other content under a known id. */
function sameAs(
  { personId, slug, amount, consultantId, question }: OrderRequest | Omit<OrderRequest, 'clock'>,
  code: string | null,
  earlier: sql.OrderRow,
): sql.OrderRow {
  const isSame =
    earlier.personId === personId &&
    earlier.slug === (slug ?? null) &&
    (amount === undefined || earlier.price === amount) &&
    (earlier.consultantId === null || earlier.consultantId === consultantId) &&
    earlier.coupon === code &&
    // Once it is paid or over, the order carries it no longer.
    (earlier.question === null || earlier.question === (question ?? null))
  if (!isSame) throw refuse('id_reused')
  return earlier
}

/**
 * Frees a coupon held by an unpaid order of the same person that nobody tried to pay: that order is cancelled. Frees
 * also the coupon of a written question that ended without an answer.
 */
async function freeCoupon(
  tx: Tx,
  { id, personId, code, at }: { id: string; personId: string; code: string; at: Date },
) {
  const holder = await findCouponHolder(tx, code, personId)
  if (!holder) return 'free'
  if (holder === id) return 'own'
  const order = (await sql.lockOrder(tx, holder))!
  if (wasPaid(order.state)) {
    if (!(await sql.endedUnanswered(tx, holder))) throw refuseCoupon('used')
    await returnCouponUse(tx, holder, at)
    return 'free'
  }
  if (order.state === 'awaiting') throw refuseCoupon('in_use')
  await endOrder(tx, order, 'cancelled', at)
  return 'free'
}
