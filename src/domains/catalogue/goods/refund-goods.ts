import { lockRefundablePayment, requestRefund } from '#domains/payments/index.ts'
import { returnStock } from '#domains/shop/index.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import { lockSpendable, postJournals } from '#domains/wallet/index.ts'
import { announce } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'
import { caseNumber } from '#shared/case-number.ts'
import { type Centavos, least, most } from '#shared/money.ts'
import { isRefusal } from '#shared/refusal.ts'
import { returnCouponUse } from '../coupons/sql.ts'
import { orderMoved } from '../facts.ts'
import { canMove, refuse as refuseOrder } from '../orders/rules.ts'
import { lockOrder, type OrderRow, recordMove } from '../orders/sql.ts'
import { returnedJournal } from './journals.ts'
import { notifyRefund } from './mails.ts'
import {
  guardGoodsRefund,
  isWhole,
  partsOf,
  type Pieces,
  REFUND_REASONS,
  refundOf,
  type RefundReason,
} from './refund.rules.ts'
import { findRefund, type GoodsRefundRow, insertRefund, nextRefund } from './refunds.sql.ts'
import { refuse } from './rules.ts'
import { type GoodsLineRow, listLines } from './sql.ts'

type Refunding = {
  /** Made by whoever says so: again, it is the same refund. */
  id: string
  orderId: string
  lines: readonly Pieces[]
  /** Whether their freight comes back with them; with the last piece of an order all of it does. */
  withFreight: boolean
  why: RefundReason
  at: Date
}

/**
 * Gives back what was paid for pieces, to the balance and to the payment, or as credit where the bank takes no refund.
 * What never left goes back to the shelf. Refuses more than there is, and a known id with other content.
 */
export async function refundGoods(tx: Tx, refunding: Refunding): Promise<GoodsRefundRow> {
  const { id, orderId, lines: asked, withFreight, why, at } = refunding
  const order = await lockOrder(tx, orderId)
  if (order?.kind !== 'goods') throw refuseOrder('order_not_found')
  const earlier = await findRefund(tx, id)
  if (earlier) return sameAs(earlier, refunding)
  if (order.state !== 'paid' && order.state !== 'partly_refunded') throw refuse('not_paid')
  const lines = await listLines(tx, [orderId])
  guardGoodsRefund(lines, asked, why)
  const refunded = refundOf(lines, asked, { withFreight })
  const n = await nextRefund(tx, orderId)
  const parts = partsOf(refunded)
  const { isUnpacked, words } = REFUND_REASONS[why]
  const returned = await giveBack(tx, order, { n, reason: `${words}: ${order.title}`.slice(0, 200), at, ...parts })
  const protocol = returned.protocol ?? caseNumber(orderId, `L${n}`)
  await insertRefund(tx, { id, orderId, n, why, at, ...returned, protocol }, refunded, isUnpacked)
  await moveOrder(tx, order, isWhole(lines, asked), at)
  if (isUnpacked) await returnStock(tx, variantsOf(lines, asked), { kind: 'cancelled', orderId, at })
  const row = (await findRefund(tx, id))!
  await notifyRefund(tx, order, lines, row)
  await announce(tx, orderMoved(order.personId, { orderId }), balanceMoved(order.personId))
  return row
}

function sameAs(earlier: GoodsRefundRow, { orderId, why, lines }: Refunding) {
  const isSame =
    earlier.orderId === orderId &&
    earlier.why === why &&
    earlier.pieces.length === lines.length &&
    earlier.pieces.every((piece) => lines.some(({ n, quantity }) => n === piece.n && quantity === piece.quantity))
  if (!isSame) throw refuse('refund_reused')
  return earlier
}

type Giving = { n: number; reason: string; at: Date; ofBalance: Centavos; ofPayment: Centavos }

/** The payment's part becomes credit of it first: what its debts and cases leave free of that can go to the bank. */
async function giveBack(tx: Tx, order: OrderRow, { n, reason, at, ofBalance, ofPayment }: Giving) {
  const { id: orderId, personId, paymentId } = order
  // Lock order: the payment, then accounts.
  const left = paymentId && ofPayment > 0n ? await leftOf(tx, { paymentId, personId, at }) : 0n
  const back = { orderId, personId, n, paymentId }
  const { available: before } = await lockSpendable(tx, personId)
  await postJournals(tx, returnedJournal(back, 'payment', ofPayment))
  const { available: after } = await lockSpendable(tx, personId)
  const toOrigin = least(most(after - before, 0n), left)
  const asked = { paymentId: paymentId!, personId, amount: toOrigin, reason, at, isNotified: true }
  const refund = toOrigin > 0n ? await requestRefund(tx, asked) : undefined
  await postJournals(tx, returnedJournal(back, 'balance', ofBalance))
  return {
    toOrigin,
    toBalance: ofBalance,
    toCredit: ofPayment - toOrigin,
    refundN: refund?.n ?? null,
    protocol: refund?.protocol,
  }
}

/** What the bank still takes back: nothing while it contests the payment, or once it gave that back itself. */
const leftOf = (tx: Tx, payment: { paymentId: string; personId: string; at: Date }) =>
  lockRefundablePayment(tx, payment).catch((error: unknown): Centavos => {
    if (isRefusal(error, 'payments.refund_of_contested') || isRefusal(error, 'payments.refund_of_lost')) return 0n
    throw error
  })

async function moveOrder(tx: Tx, { id, state, coupon }: OrderRow, isAll: boolean, at: Date) {
  const to = isAll ? 'refunded' : 'partly_refunded'
  if (canMove(state, to)) await recordMove(tx, id, to, at)
  if (isAll && coupon) await returnCouponUse(tx, id, at)
}

const variantsOf = (lines: readonly GoodsLineRow[], asked: readonly Pieces[]) =>
  asked.map(({ n, quantity }) => ({ variantId: lines.find((line) => line.n === n)!.variantId, quantity }))
