import { guardBreak } from '#domains/limits/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { findNextCharge } from './find-next-charge.ts'
import { resumedMail, notifySubscriber } from './mails.ts'
import { announceSubscriptionMoved } from './pay-period.ts'
import { readBillingState } from './read-billing-state.ts'
import { periodStart, refuse } from './rules.ts'
import * as sql from './sql.ts'

type Asked = {
  id: string
  personId: string
  clock: Clock
  /** Whose saved cards can be charged. */
  gateways: readonly string[]
}

/**
 * Resumes a cancelled subscription before the end of the paid time. Repeating changes nothing. Refuses another
 * person's, one that ended, and `limits.on_break` during a break.
 */
export const resumeSubscription = (db: Db, { id, personId, clock, gateways }: Asked) =>
  inTransaction(db, async (tx) => {
    const subscription = await sql.lockSubscription(tx, id)
    if (subscription?.personId !== personId) throw refuse('not_found')
    const at = await clock(tx)
    const billing = await readBillingState(tx, subscription)
    if (
      subscription.endedAt ||
      (subscription.cancelledAt && at >= periodStart(billing.startedAt, billing.lastPaid + 1))
    )
      throw refuse('already_ended')
    if (!subscription.cancelledAt) return subscription
    await guardBreak(tx, personId, at)
    await sql.recordResumed(tx, id, at)
    await sql.insertSubscriptionEvent(tx, id, 'resumed', at)
    await notifySubscriber(
      tx,
      subscription,
      `resumed:${at.getTime()}`,
      resumedMail(subscription, await findNextCharge(tx, subscription, billing, gateways, at)),
      at,
    )
    await announceSubscriptionMoved(tx, personId, id)
    return (await sql.findSubscription(tx, id))!
  })
