import { guardQuestionLength } from '#domains/written-questions/index.ts'
import { sumDebts } from '#domains/wallet/index.ts'
import type { Clock } from '#platform/clock.ts'
import { guardSelling } from '#platform/company/guard-selling.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { claimCoupon, findAutomatic } from '../coupons/claim-coupon.ts'
import { normalizeCouponCode, refuse as refuseCoupon } from '../coupons/rules.ts'
import { findUsesPerPerson, insertCouponUse, listCouponHolders, returnCouponUse } from '../coupons/sql.ts'
import { Refusal } from '#shared/refusal.ts'
import { FLOWS } from '../kinds/flows.ts'
import { KINDS } from '../kinds/kinds.rules.ts'
import type { OrderChoice } from '../kinds/purchase-flow.ts'
import type { OrderKind } from '../rules.ts'
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
    const { goods, ...agreed } = withoutGifts(await quoteOrder(tx, placing, at), isOwing)
    // A discount is a gift, too, of whatever kind.
    if (code && isOwing) throw refuseCoupon('debt')
    const { kind, slug, price, bonus } = agreed
    const question = KINDS[kind].isQuestion ? (placing.question ?? null) : null
    if (question) guardQuestionLength(question, agreed.answerHours!)
    if (slug) await FLOWS[kind].guardQuote?.(tx, { personId, slug })
    const claimed = await claimFor(tx, {
      id,
      personId,
      kind,
      price: price - (goods?.freight ?? 0n),
      freight: goods?.freight ?? 0n,
      bonus,
      at,
      code,
      isOwing,
    })
    const { discount = 0n } = claimed ?? {}
    const { consultantId } = agreed
    const placed = {
      id,
      personId,
      consultantId,
      total: price - discount,
      gift: placing.gift,
      hasCoupon: code !== null,
      at,
    }
    await FLOWS[kind].guardOrder?.(tx, placed)
    const expiresAt = new Date(at.getTime() + ORDER_VALID_FOR_MS)
    const coupon = claimed?.code ?? null
    const isCouponAutomatic = coupon !== null && code === null
    const order = { ...agreed, id, personId, coupon, isCouponAutomatic, discount, placedAt: at, expiresAt, question }
    if (!(await sql.insertOrder(tx, order))) {
      return sameAs(placing, code, (await sql.findOrder(tx, id))!)
    }
    if (coupon) await insertCouponUse(tx, { orderId: id, code: coupon, personId, at })
    await FLOWS[kind].place?.(tx, { id, personId, discount, goods, at })
    return (await sql.findOrder(tx, id))!
  })
}

type Claimed = { code: string; discount: bigint } | undefined
type Claiming = Parameters<typeof findAutomatic>[1] & { id: string; code: string | null; isOwing: boolean }

/** The coupon that was typed, or else the best one that comes by itself; none of these while a debt is open. */
async function claimFor(tx: Tx, { id, code, isOwing, ...purchase }: Claiming): Promise<Claimed> {
  if (code) return { code, discount: await claimCoupon(tx, { ...purchase, code }) }
  const automatic = isOwing ? undefined : await findAutomatic(tx, purchase)
  if (!automatic) return undefined
  try {
    await freeCoupon(tx, { ...purchase, id, code: automatic })
    return { code: automatic, discount: await claimCoupon(tx, { ...purchase, code: automatic }) }
  } catch (error) {
    // Somebody else took the last use at this moment: the order is placed without it.
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** While a debt is open, credits come without bonus. A subscription's bonus is what its price buys. */
const withoutGifts = <Q extends { kind: OrderKind; bonus: bigint }>(quote: Q, isOwing: boolean): Q =>
  KINDS[quote.kind].isBonusGift && isOwing ? { ...quote, bonus: 0n } : quote

/** Accepts a repeated request; refuses other content under a known id. */
function sameAs(
  { personId, slug, amount, consultantId, question, goods }: OrderRequest | Omit<OrderRequest, 'clock'>,
  code: string | null,
  earlier: sql.OrderRow,
): sql.OrderRow {
  const isSame =
    earlier.personId === personId &&
    (earlier.kind === 'goods') === (goods !== undefined) &&
    earlier.slug === (slug ?? null) &&
    (amount === undefined || earlier.price === amount) &&
    (earlier.consultantId === null || earlier.consultantId === consultantId) &&
    (earlier.isCouponAutomatic ? null : earlier.coupon) === code &&
    // Once it is paid or over, the order carries it no longer.
    (earlier.question === null || earlier.question === (question ?? null))
  if (!isSame) throw refuse('id_reused')
  return earlier
}

/**
 * Frees a coupon of which this person has no use left: held by an unpaid order that nobody tried to pay, which is
 * cancelled, or by a written question that ended without an answer.
 */
async function freeCoupon(
  tx: Tx,
  { id, personId, code, at }: { id: string; personId: string; code: string; at: Date },
) {
  const holders = await listCouponHolders(tx, code, personId)
  if (holders.includes(id)) return 'own'
  const perPerson = await findUsesPerPerson(tx, code)
  const [holder] = holders
  if (!holder || perPerson === undefined || holders.length < perPerson) return 'free'
  const order = (await sql.lockOrder(tx, holder))!
  if (wasPaid(order.state)) {
    const unanswered = await sql.findUnanswered(tx, holders)
    if (!unanswered) throw refuseCoupon('used')
    await returnCouponUse(tx, unanswered, at)
    return 'free'
  }
  if (order.state === 'awaiting') throw refuseCoupon('in_use')
  await endOrder(tx, order, 'cancelled', at)
  return 'free'
}
