import { lockRefundablePayment, requestRefund, sumWithdrawn } from '#domains/payments/index.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import { balanceOf, lockSpendable, postJournals, sumCredit } from '#domains/wallet/index.ts'
import { bookedOf, orderedOf, reservedOf } from '#domains/wallet/rules.ts'
import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { isRefusal } from '#shared/refusal.ts'
import { returnCouponUse } from '../../coupons/sql.ts'
import { orderMoved } from '../../facts.ts'
import { FLOWS } from '../../kinds/flows.ts'
import type { PurchaseFlow } from '../../kinds/purchase-flow.ts'
import { refuse as refuseOrder, wasPaid } from '../rules.ts'
import { findOrder, lockOrder, type OrderRow, recordMove } from '../sql.ts'
import { bonusDeductedJournal } from './journals.ts'
import { notifyCancellation } from './mails.ts'
import {
  type CancellationAmounts,
  cancellationAmountsOf,
  protocolOf,
  refuse,
  returnedBy,
  cancellationRightOf,
} from './rules.ts'
import { insertCancellation, listCancellations } from './sql.ts'

type CancellationRequest = {
  id: string
  personId: string
  /** The amount that was shown, in centavos. */
  seen: Centavos
  clock: Clock
}

/**
 * Cancels a paid purchase, once: unused value becomes credit, its bonus is taken back, and what the payment paid is
 * refunded. Refuses another person's order, one without that right, in use, disputed or with nothing left, and less
 * than was shown.
 */
export const cancelPurchase = (db: Db, { id, personId, seen, clock }: CancellationRequest): Promise<OrderRow> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, id)
    if (order?.personId !== personId) throw refuseOrder('order_not_found')
    if ((await listCancellations(tx, [id])).length > 0) return order
    const at = await clock(tx)
    const flow = FLOWS[order.kind]
    if (flow.cancellation) {
      await flow.cancellation.cancel(tx, order, { seen, at })
      return (await findOrder(tx, id))!
    }
    const right = cancellationRightOf(order, at)
    if (!right)
      throw refuse(wasPaid(order.state) && order.total > 0n ? 'cancellation_too_late' : 'cancellation_of_unpaid')
    // Lock order: the payment, then accounts.
    const { paymentId } = order
    const left = paymentId
      ? await lockRefundablePayment(tx, { paymentId, personId, at }).catch(nothingOfLost(order))
      : 0n
    const { bonusTaken, ...amounts } = await undoDelivery(tx, order, flow, { left, at }).catch(refuseInUse)
    const returned = returnedBy(amounts)
    if (returned === 0n) throw refuse('cancellation_nothing_left')
    if (returned < seen) throw refuse('cancellation_amount_changed')
    const refund = await refundToOrigin(tx, order, amounts, at)
    const cancellation = {
      ...amounts,
      bonusTaken,
      orderId: id,
      at,
      protocol: refund?.protocol ?? protocolOf(id),
      refundN: refund?.n ?? null,
    }
    await insertCancellation(tx, cancellation)
    const isWhole = returned === order.total
    await recordMove(tx, id, isWhole ? 'refunded' : 'partly_refunded', at)
    if (isWhole && order.coupon) await returnCouponUse(tx, id, at)
    await notifyCancellation(tx, order, cancellation, right)
    await announce(tx, orderMoved(personId, { orderId: id }), balanceMoved(personId))
    return (await findOrder(tx, id))!
  })

/**
 * Of a payment that the bank took back nothing returns to it; what the balance paid beside it is still the client's.
 */
const nothingOfLost =
  ({ fromBalance }: OrderRow) =>
  (error: unknown): Centavos => {
    if (fromBalance > 0n && isRefusal(error, 'payments.refund_of_lost')) return 0n
    throw error
  }

/** Takes back what the order gave, and answers its present value. */
async function undoDelivery(
  tx: Tx,
  order: OrderRow,
  { undo }: Pick<PurchaseFlow, 'undo'>,
  { left, at }: { left: Centavos; at: Date },
): Promise<CancellationAmounts & { bonusTaken: Centavos }> {
  const { personId, paymentId, total, fromBalance } = order
  const { unused, ofBalance, bonusTaken, bonusSpent } = await undo(tx, order, at)
  await lockSpendable(tx, personId)
  const { own: available } = await sumCredit(tx, personId)
  const withdrawn = paymentId ? await sumWithdrawn(tx, paymentId) : 0n
  if (unused === undefined && available < total - withdrawn && (await isHeld(tx, personId)))
    throw refuse('cancellation_in_use')
  return {
    ...cancellationAmountsOf({
      total,
      available,
      unused,
      withdrawn,
      ofBalance: ofBalance ?? (unused === 0n ? 0n : fromBalance),
      bonusSpent,
      left,
    }),
    bonusTaken,
  }
}

/**
 * Credit that a room, a question, an unpaid order or a booking may give back: cancelling now would count it as used.
 */
async function isHeld(tx: Tx, personId: string) {
  const accounts = [reservedOf, orderedOf, bookedOf].map((accountOf) => accountOf(personId))
  for (const account of accounts) if ((await balanceOf(tx, account)) > 0n) return true
  return false
}

async function refundToOrigin(
  tx: Tx,
  { id, personId, paymentId, title }: OrderRow,
  { deducted, toOrigin }: CancellationAmounts,
  at: Date,
) {
  await postJournals(tx, bonusDeductedJournal(id, personId, deducted))
  if (toOrigin === 0n) return undefined
  return requestRefund(tx, {
    paymentId: paymentId!,
    personId,
    amount: toOrigin,
    reason: `Desistência: ${title}`.slice(0, 200),
    at,
    isNotified: true,
  })
}

/** Translates refusals of minutes and bonus that a consultation has reserved into one refusal. */
function refuseInUse(error: unknown): never {
  throw isRefusal(error, 'wallet.minutes_in_use') || isRefusal(error, 'wallet.bonus_in_use')
    ? refuse('cancellation_in_use')
    : error
}
