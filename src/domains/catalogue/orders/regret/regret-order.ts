import { returnQuestion } from '#domains/consultations/index.ts'
import { askRefund, lockRefundable } from '#domains/payments/index.ts'
import { regretSubscription } from '#domains/subscriptions/index.ts'
import {
  balanceOf,
  lockSpendable,
  postTogether,
  reservedOf,
  returnMinutes,
  takeBackBonus,
} from '#domains/wallet/index.ts'
import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { isRefusal } from '#shared/refusal.ts'
import { returnUse } from '../../coupons/sql.ts'
import { creditsOf, refuse as refuseOrder, wasPaid } from '../rules.ts'
import { findOrder, lockOrder, type OrderRow, recordMove } from '../sql.ts'
import { deductedJournal } from './journals.ts'
import { tell } from './letters.ts'
import { type Back, givenBack, isNothing, protocolOf, refuse, rightTo } from './rules.ts'
import { insertRegret, listRegrets } from './sql.ts'

type Regretting = { id: string; personId: string /** Centavos that were shown. */; seen: Centavos; clock: Clock }

/**
 * Gives an order back, once and in one transaction: what is not used of it becomes credit, its bonus goes, and the
 * money goes to the payment it came from. Asked again, nothing happens. Refuses somebody else's order, one without that
 * right, one that a conversation uses, one whose payment is contested, one of which nothing is left, and less than was
 * shown.
 */
export const regretOrder = (db: Db, { id, personId, seen, clock }: Regretting): Promise<OrderRow> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, id)
    if (order?.personId !== personId) throw refuseOrder('order_not_found')
    if ((await listRegrets(tx, [id])).length > 0) return order
    const at = await clock(tx)
    const right = rightTo(order, at)
    if (!right) throw refuse(wasPaid(order.state) && order.total > 0n ? 'regret_too_late' : 'regret_not_paid')
    // The payment's lock before the pack's, the pack's before anybody's account.
    const left = await lockRefundable(tx, { paymentId: order.paymentId!, personId, at })
    const { bonusTaken, ...back } = await takeApart(tx, order, left, at).catch(inWords)
    if (isNothing(back)) throw refuse('regret_nothing_left')
    if (back.toOrigin + back.kept < seen) throw refuse('regret_less_now')
    const refund = await giveBack(tx, order, back, at)
    const regret = {
      ...back,
      bonusTaken,
      orderId: id,
      at,
      protocol: refund?.protocol ?? protocolOf(id),
      refundN: refund?.n ?? null,
    }
    await insertRegret(tx, regret)
    const isWhole = back.toOrigin + back.kept === order.total
    await recordMove(tx, id, isWhole ? 'refunded' : 'partly_refunded', at)
    if (isWhole && order.coupon) await returnUse(tx, id, at)
    await tell(tx, order, regret, right)
    await announce(tx, `person:${personId}`, {
      type: 'order_moved',
      orderId: id,
      state: isWhole ? 'refunded' : 'partly_refunded',
    })
    return (await findOrder(tx, id))!
  })

/** Takes back what the order gave, and says what that is worth now. */
async function takeApart(tx: Tx, order: OrderRow, left: Centavos, at: Date): Promise<Back & { bonusTaken: Centavos }> {
  const { id, personId, total } = order
  const month = order.kind === 'subscription' ? await regretSubscription(tx, { id, at }) : undefined
  const question = order.kind === 'written' ? await returnQuestion(tx, { id, at }) : undefined
  const unused = order.minutes ? await returnMinutes(tx, { id, at }) : (question ?? month?.unused)
  const { available } = await lockSpendable(tx, personId)
  const bonus = month
    ? { taken: month.taken, spent: 0n }
    : creditsOf(order).bonus > 0n
      ? await takeBackBonus(tx, { id, at })
      : { taken: 0n, spent: 0n }
  const isHeld = unused === undefined && available < total && (await balanceOf(tx, reservedOf(personId))) > 0n
  if (isHeld) throw refuse('regret_in_use')
  return { ...givenBack({ total, available, unused, bonusSpent: bonus.spent, left }), bonusTaken: bonus.taken }
}

async function giveBack(tx: Tx, { id, personId, paymentId, title }: OrderRow, { deducted, toOrigin }: Back, at: Date) {
  await postTogether(tx, deductedJournal(id, personId, deducted))
  await announce(tx, `person:${personId}`, { type: 'balance_moved' })
  if (toOrigin === 0n) return undefined
  return askRefund(tx, {
    paymentId: paymentId!,
    personId,
    amount: toOrigin,
    reason: `Desistência: ${title}`.slice(0, 200),
    at,
    isTold: true,
  })
}

/** Whatever a conversation holds of it: one answer. */
function inWords(error: unknown): never {
  throw isRefusal(error, 'wallet.minutes_in_use') || isRefusal(error, 'wallet.bonus_in_use')
    ? refuse('regret_in_use')
    : error
}
