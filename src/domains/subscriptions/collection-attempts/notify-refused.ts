import type { PaymentAttempt } from '#domains/payments/index.ts'
import type { Tx } from '#platform/db.ts'
import { collectionRefusedMail, notifySubscriber } from '../mails.ts'
import { announceSubscriptionMoved } from '../pay-period.ts'
import { nextAttemptAt } from '../rules.ts'
import type { SubscriptionRow } from '../sql.ts'

/** Mails why a month could not be paid, and when it is tried again, if it is. */
export async function notifyRefused(
  tx: Tx,
  subscription: SubscriptionRow,
  { part: n, attemptNumber, askedAt, cardId }: PaymentAttempt,
  why: string,
  at: Date,
) {
  const mail = collectionRefusedMail(subscription, {
    why,
    nextAt: nextAttemptAt(attemptNumber, askedAt),
    method: cardId ? 'card' : 'pix',
  })
  await notifySubscriber(tx, subscription, `${n}:refused:${attemptNumber}`, mail, at)
  await announceSubscriptionMoved(tx, subscription.personId, subscription.id)
}
