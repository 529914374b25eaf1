import {
  endAttempt,
  findAttempt,
  type PaymentAttempt,
  requestPayment,
  type PaymentContext,
} from '#domains/payments/index.ts'
import { inTransaction, type Tx } from '#platform/db.ts'
import { isRefusal, Refusal } from '#shared/refusal.ts'
import { readBillingState } from '../read-billing-state.ts'
import { pixValidForMs } from '../rules.ts'
import { findPeriod, findSubscription, lockSubscription, recordNextActAt, type SubscriptionRow } from '../sql.ts'
import { stopNow } from '../stop-for-break.ts'
import { notifyRefused } from './notify-refused.ts'

/**
 * Requests the payment of a month under its stored id, by the saved card or by Pix; repeating is the same payment. The
 * person's own limits apply: a limit counts as a decline, a break stops the renewals.
 */
export async function requestCollection(
  context: PaymentContext,
  { paymentId, subjectId: subscriptionId, part: n, attemptNumber, cardId, method }: PaymentAttempt,
) {
  const subscription = (await findSubscription(context.db, subscriptionId))!
  if (subscription.endedAt) return closeUnrequested(context, paymentId)
  const { amount } = (await findPeriod(context.db, subscriptionId, n))!
  const way = cardId ? { savedCardId: cardId } : { validForMs: pixValidForMs(attemptNumber) }
  const description = `Assinatura ${subscription.title}`
  try {
    await requestPayment(context, {
      id: paymentId,
      personId: subscription.personId,
      amount,
      method,
      description,
      returnPath: '/client-dashboard',
      ...way,
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (!isRefusal(error, 'payments.too_many_open')) await closeUnrequested(context, paymentId, error)
  }
}

/** Closes an attempt whose payment will never be requested. */
const closeUnrequested = (context: PaymentContext, paymentId: string, refusal?: Refusal) =>
  inTransaction(context.db, async (tx) => {
    const one = (await findAttempt(tx, paymentId))!
    const subscription = (await lockSubscription(tx, one.subjectId))!
    const { outcome, state } = (await findAttempt(tx, paymentId))!
    if (outcome !== null || state !== null) return
    const at = await context.clock(tx)
    await endAttempt(tx, paymentId, 'unpaid', at)
    if (refusal && !subscription.endedAt) await goOn(tx, subscription, one, refusal, at)
  })

async function goOn(tx: Tx, subscription: SubscriptionRow, one: PaymentAttempt, refusal: Refusal, at: Date) {
  if (refusal.code === 'limits.on_break')
    return stopNow(tx, subscription, await readBillingState(tx, subscription), { why: 'break', at })
  await recordNextActAt(tx, subscription.id, at)
  await notifyRefused(tx, subscription, one, wordsOf(refusal), at)
}

const wordsOf = ({ code }: Refusal) =>
  code === 'limits.over_limit'
    ? 'O valor passa do limite que você escolheu para si.'
    : 'Não há mais um cartão guardado para esta cobrança.'
