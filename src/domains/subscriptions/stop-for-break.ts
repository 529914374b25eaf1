import { findBreak } from '#domains/limits/index.ts'
import type { Tx } from '#platform/db.ts'
import { breakMail, notifySubscriber } from './mails.ts'
import { type BillingState, periodStart, type BillingStep } from './rules.ts'
import * as sql from './sql.ts'

/**
 * Stops the renewals during a break that lasts until the next month begins, or is in force when it would be paid or
 * given. What was paid stays valid until its end. False: there is no such break.
 */
export async function stopForBreak(
  tx: Tx,
  subscription: sql.SubscriptionRow,
  billing: BillingState,
  at: Date,
  step: BillingStep,
): Promise<boolean> {
  if (step.do !== 'warn' && step.do !== 'charge' && step.do !== 'give') return false
  const currentBreak = await findBreak(tx, subscription.personId, at)
  const beginsAt = periodStart(billing.startedAt, billing.next.n)
  if (!currentBreak || (step.do === 'warn' && currentBreak.endsAt !== null && currentBreak.endsAt <= beginsAt))
    return false
  await stopNow(tx, subscription, billing, { why: 'break', at })
  return true
}

type Stop = { why: 'break' | 'blocked'; at: Date }

/** Stops at the end of the paid time; at once, when that is over. Whom the team blocked was told of the block. */
export async function stopNow(tx: Tx, subscription: sql.SubscriptionRow, billing: BillingState, { why, at }: Stop) {
  const { id } = subscription
  const paidUntil = periodStart(billing.startedAt, billing.lastPaid + 1)
  const isOver = at >= paidUntil
  await sql.recordCancelled(tx, id, at, why, paidUntil)
  await sql.insertSubscriptionEvent(tx, id, isOver ? 'ended' : 'cancelled', at)
  if (isOver) await sql.endSubscription(tx, id, at, why)
  if (why === 'blocked') return
  const mail = breakMail(subscription, isOver ? undefined : paidUntil)
  await notifySubscriber(tx, subscription, `break:${at.getTime()}`, mail, at)
}
