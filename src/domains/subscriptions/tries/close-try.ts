import { askRefund, findPaymentOf } from '#domains/payments/index.ts'
import { isOpen, whyDeclined } from '#domains/payments/rules.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { Refusal } from '#shared/refusal.ts'
import { renewedLetter, tell } from '../letters.ts'
import { announceMove, payPeriod } from '../pay-period.ts'
import { lastCallOf } from '../rules.ts'
import {
  findPeriod,
  lockSubscription,
  type PeriodRow,
  recordDropped,
  recordNextAct,
  type SubscriptionRow,
} from '../sql.ts'
import * as sql from './sql.ts'
import { tellRefused } from './tell-refused.ts'

type Closing = { clock: Clock; keeps?: boolean }
type Scene = { subscription: SubscriptionRow; one: sql.TryRow; period: PeriodRow; at: Date }

/**
 * Acts on what the bank said of a try: money pays the month that waits for it, once; money that nothing waits for any
 * more (cancelled, paid otherwise, ended) goes back in full; a refusal is told, and tried again in its time. Whatever
 * cannot go back, because it was spent or is contested, stays the credit that it is.
 */
export async function closeTry(db: Db, paymentId: string, clock: Clock) {
  try {
    await close(db, paymentId, { clock })
  } catch (error) {
    if (!(error instanceof Refusal) || !error.code.startsWith('payments.refund_')) throw error
    await close(db, paymentId, { clock, keeps: true })
  }
}

const close = (db: Db, paymentId: string, { clock, keeps = false }: Closing) =>
  inTransaction(db, async (tx) => {
    const { subscriptionId } = (await sql.findTry(tx, paymentId))!
    const subscription = (await lockSubscription(tx, subscriptionId))!
    const one = (await sql.findTry(tx, paymentId))!
    const isNews = one.outcome === null || one.outcome === 'unpaid'
    if (!isNews || !one.state || isOpen(one.state)) return
    const scene = { subscription, one, period: (await findPeriod(tx, subscriptionId, one.n))!, at: await clock(tx) }
    if (one.state === 'paid' || one.state === 'paid_late') await takeMoney(tx, scene, keeps)
    else if (one.outcome === null) await takeRefusal(tx, scene)
  })

const isAwaited = ({ subscription, period }: Scene) =>
  !subscription.endedAt && !subscription.cancelledAt && !period.paidAt && !period.droppedAt

async function takeMoney(tx: Tx, scene: Scene, keeps: boolean) {
  const { subscription, one, at } = scene
  const outcome = keeps ? 'kept' : isAwaited(scene) ? await pay(tx, scene) : await giveBack(tx, scene)
  await sql.recordOutcome(tx, one.paymentId, outcome, at)
  if (!subscription.endedAt) await recordNextAct(tx, subscription.id, at)
  await announceMove(tx, subscription.personId, subscription.id)
}

async function pay(tx: Tx, { subscription, one, period, at }: Scene): Promise<sql.Outcome> {
  const { n } = one
  const bonusUntil = await payPeriod(tx, subscription, { n, amount: one.amount!, paymentId: one.paymentId, at })
  await tell(
    tx,
    subscription,
    `${n}:renewed`,
    renewedLetter(subscription, { amount: one.amount!, bonusUntil, endsAt: period.endsAt }),
    at,
  )
  return 'paid'
}

async function giveBack(
  tx: Tx,
  { subscription: { personId }, one: { paymentId, amount }, at }: Scene,
): Promise<sql.Outcome> {
  await askRefund(tx, {
    paymentId,
    personId,
    amount: amount!,
    reason: 'Cobrança de uma assinatura que já não se renovava',
    at,
  })
  return 'returned'
}

async function takeRefusal(tx: Tx, scene: Scene) {
  const { subscription, one, at } = scene
  const isGone = one.state === 'partly_refunded' || one.state === 'refunded'
  await sql.recordOutcome(tx, one.paymentId, isGone ? 'kept' : 'unpaid', at)
  if (!isAwaited(scene)) return
  await recordNextAct(tx, subscription.id, at)
  await tellRefused(tx, subscription, one, await whyOf(tx, scene), at)
}

async function whyOf(tx: Tx, { subscription, one }: Scene): Promise<string> {
  if (!one.cardId) return 'O Pix não foi pago a tempo.'
  const payment = (await findPaymentOf(tx, subscription.personId, one.paymentId))!
  return payment.state === 'declined'
    ? whyDeclined('card', payment.declinedFor)
    : 'O banco do cartão não respondeu a tempo.'
}

/**
 * Money that came and went into something else before it could pay its month: there is no month for it after the last
 * call.
 */
export const dropSpent = (db: Db, paymentId: string, clock: Clock) =>
  inTransaction(db, async (tx) => {
    const { subscriptionId, n } = (await sql.findTry(tx, paymentId))!
    const { startedAt, endedAt } = (await lockSubscription(tx, subscriptionId))!
    const { outcome } = (await sql.findTry(tx, paymentId))!
    const at = await clock(tx)
    if (endedAt || outcome === 'paid' || at < lastCallOf(startedAt, n)) return
    await sql.recordOutcome(tx, paymentId, 'kept', at)
    await recordDropped(tx, subscriptionId, n, at, 'spent')
    await recordNextAct(tx, subscriptionId, at)
  })
