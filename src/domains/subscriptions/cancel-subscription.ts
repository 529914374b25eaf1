import { listAttempts, stopWaiting } from '#domains/payments/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { cancelledMail, notifySubscriber } from './mails.ts'
import { announceSubscriptionMoved } from './pay-period.ts'
import { periodStart, refuse } from './rules.ts'
import * as sql from './sql.ts'

/**
 * Stops renewals; what was paid stays valid until its end. With a month due and unpaid it ends now: a charge under way
 * is refunded, one that the gateway does not know is not made. Refuses another person's, and one that ended otherwise.
 */
export const cancelSubscription = (db: Db, { id, personId, clock }: { id: string; personId: string; clock: Clock }) =>
  inTransaction(db, async (tx) => {
    const subscription = await sql.lockSubscription(tx, id)
    if (subscription?.personId !== personId) throw refuse('not_found')
    if (subscription.cancelledAt) return subscription
    if (subscription.endedAt) throw refuse('already_ended')
    const at = await clock(tx)
    const { lastPaid } = await sql.findProgress(tx, id)
    const paidUntil = periodStart(subscription.startedAt, lastPaid + 1)
    const isOver = at >= paidUntil
    await sql.recordCancelled(tx, id, at, 'client', paidUntil)
    await sql.insertSubscriptionEvent(tx, id, 'cancelled', at)
    if (isOver) await sql.endSubscription(tx, id, at, 'client')
    const open = (await listAttempts(tx, 'subscription_period', [id])).find(({ outcome }) => outcome === null)
    if (open) await stopWaiting(tx, open.paymentId, at)
    await notifySubscriber(
      tx,
      subscription,
      `cancelled:${at.getTime()}`,
      cancelledMail(subscription, isOver ? undefined : paidUntil),
      at,
    )
    await announceSubscriptionMoved(tx, personId, id)
    return (await sql.findSubscription(tx, id))!
  })
