import { findAttempt, findPaymentOf, type PaymentAttempt, recordAttemptNotified } from '#domains/payments/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { pixMail, notifySubscriber } from '../mails.ts'
import { announceSubscriptionMoved } from '../pay-period.ts'
import { lockSubscription } from '../sql.ts'

/** Mails the Pix code of a renewal, once, as soon as the bank has issued it. */
export const mailPixCode = (db: Db, { paymentId, subjectId }: PaymentAttempt, clock: Clock) =>
  inTransaction(db, async (tx) => {
    const subscription = (await lockSubscription(tx, subjectId))!
    const one = (await findAttempt(tx, paymentId))!
    const payment = await findPaymentOf(tx, subscription.personId, paymentId)
    if (one.notifiedAt || one.outcome || subscription.endedAt || !payment?.brCode) return
    const at = await clock(tx)
    await recordAttemptNotified(tx, paymentId, at)
    await notifySubscriber(
      tx,
      subscription,
      `${one.part}:pix:${one.attemptNumber}`,
      pixMail(subscription, { amount: payment.amount, code: payment.brCode, until: payment.expiresAt }),
      at,
    )
    await announceSubscriptionMoved(tx, subscription.personId, subscription.id)
  })
