import {
  endAttempt,
  findAttempt,
  findPaymentOf,
  lockPayments,
  type PaymentAttempt,
  requestRefund,
} from '#domains/payments/index.ts'
import { whyDeclined } from '#domains/payments/decline.rules.ts'
import { isAwaitingPayment } from '#domains/payments/rules.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { Refusal } from '#shared/refusal.ts'
import { renewedMail, notifySubscriber } from '../mails.ts'
import { announceSubscriptionMoved, payPeriod } from '../pay-period.ts'
import { chargeDeadlineOf } from '../rules.ts'
import {
  findPeriod,
  lockSubscription,
  type PeriodRow,
  recordDropped,
  recordNextActAt,
  type SubscriptionRow,
} from '../sql.ts'
import { notifyRefused } from './notify-refused.ts'

type Closing = { clock: Clock; keeps?: boolean }
type ClosingContext = { subscription: SubscriptionRow; one: PaymentAttempt; period: PeriodRow; at: Date }

/**
 * Acts on the outcome of an attempt: money pays its month, once; money for which nothing waits is refunded; a declined
 * charge is announced and tried later. What cannot be refunded, because it was spent or is disputed, stays credit.
 */
export async function closeCollectionAttempt(db: Db, paymentId: string, clock: Clock) {
  try {
    await close(db, paymentId, { clock })
  } catch (error) {
    if (!(error instanceof Refusal) || !error.code.startsWith('payments.refund_')) throw error
    await close(db, paymentId, { clock, keeps: true })
  }
}

const close = (db: Db, paymentId: string, { clock, keeps = false }: Closing) =>
  inTransaction(db, async (tx) => {
    const { subjectId: subscriptionId } = (await findAttempt(tx, paymentId))!
    const subscription = (await lockSubscription(tx, subscriptionId))!
    await lockPayments(tx, [paymentId])
    const one = (await findAttempt(tx, paymentId))!
    const isNews = one.outcome === null || one.outcome === 'unpaid'
    if (!isNews || !one.state || isAwaitingPayment(one.state) || one.dispute === 'opened') return
    const scene = { subscription, one, period: (await findPeriod(tx, subscriptionId, one.part))!, at: await clock(tx) }
    if ((one.state === 'paid' || one.state === 'paid_late') && !one.dispute) await takeMoney(tx, scene, keeps)
    else if (one.outcome === null) await takeRefusal(tx, scene)
  })

const isAwaited = ({ subscription, period }: ClosingContext) =>
  !subscription.endedAt && !subscription.cancelledAt && !period.paidAt && !period.droppedAt

async function takeMoney(tx: Tx, scene: ClosingContext, keeps: boolean) {
  const { subscription, one, at } = scene
  const outcome = keeps ? 'kept' : isAwaited(scene) ? await pay(tx, scene) : await giveBack(tx, scene)
  await endAttempt(tx, one.paymentId, outcome, at)
  if (!subscription.endedAt) await recordNextActAt(tx, subscription.id, at)
  await announceSubscriptionMoved(tx, subscription.personId, subscription.id)
}

async function pay(tx: Tx, { subscription, one, period, at }: ClosingContext): Promise<'paid' | 'returned'> {
  const n = one.part
  const bonusUntil = await payPeriod(tx, subscription, { n, amount: one.amount!, paymentId: one.paymentId, at })
  await notifySubscriber(
    tx,
    subscription,
    `${n}:renewed`,
    renewedMail(subscription, { amount: one.amount!, bonusUntil, endsAt: period.endsAt }),
    at,
  )
  return 'paid'
}

async function giveBack(
  tx: Tx,
  { subscription: { personId }, one: { paymentId, amount }, at }: ClosingContext,
): Promise<'paid' | 'returned'> {
  await requestRefund(tx, {
    paymentId,
    personId,
    amount: amount!,
    reason: 'Cobrança de uma assinatura que já não se renovava',
    at,
  })
  return 'returned'
}

async function takeRefusal(tx: Tx, scene: ClosingContext) {
  const { subscription, one, at } = scene
  const isGone = one.state === 'partly_refunded' || one.state === 'refunded' || one.dispute !== null
  await endAttempt(tx, one.paymentId, isGone ? 'kept' : 'unpaid', at)
  if (!isAwaited(scene)) return
  await recordNextActAt(tx, subscription.id, at)
  await notifyRefused(tx, subscription, one, await whyOf(tx, scene), at)
}

async function whyOf(tx: Tx, { subscription, one }: ClosingContext): Promise<string> {
  if (!one.cardId) return 'O Pix não foi pago a tempo.'
  const payment = (await findPaymentOf(tx, subscription.personId, one.paymentId))!
  return payment.state === 'declined'
    ? whyDeclined('card', payment.declinedFor)
    : 'O banco do cartão não respondeu a tempo.'
}

/**
 * Drops a month whose money was spent on something else before it could be paid, after its charge deadline; until then
 * answers `later`.
 */
export const dropSpentPeriod = (db: Db, paymentId: string, clock: Clock) =>
  inTransaction(db, async (tx) => {
    const { subjectId: subscriptionId, part: n } = (await findAttempt(tx, paymentId))!
    const { startedAt, endedAt } = (await lockSubscription(tx, subscriptionId))!
    const { outcome } = (await findAttempt(tx, paymentId))!
    const at = await clock(tx)
    if (endedAt || outcome === 'paid') return undefined
    if (at < chargeDeadlineOf(startedAt, n)) return 'later'
    await endAttempt(tx, paymentId, 'kept', at)
    await recordDropped(tx, subscriptionId, n, at, 'spent')
    await recordNextActAt(tx, subscriptionId, at)
  })
