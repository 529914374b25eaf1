import {
  listAnsweredAttempts,
  listPixToMail,
  listUnrequestedAttempts,
  type PaymentContext,
} from '#domains/payments/index.ts'
import { sweepDue } from '#platform/sweeps/sweep-due.ts'
import { isRefusal } from '#shared/refusal.ts'
import { advanceSubscription } from './advance-subscription.ts'
import { listDueSubscriptions, listLostSubscriptions } from './sql.ts'
import { requestCollection } from './collection-attempts/request-collection.ts'
import { closeCollectionAttempt, dropSpentPeriod } from './collection-attempts/close-collection-attempt.ts'
import { mailPixCode } from './collection-attempts/mail-pix-code.ts'

const PERIOD = 'subscription_period'
const AT_ONCE = 8
const MOST_DUE = 200

/**
 * Everything due for subscriptions: warnings, charges, Pix codes, and outcomes of attempts. Any number of workers may
 * run this at once. One that fails, or waits for its money, does not hold up the others.
 */
export async function sweepSubscriptions(context: PaymentContext) {
  const { db, clock } = context
  const now = await clock(db)
  const limits = { most: MOST_DUE, atOnce: AT_ONCE }
  const paymentOf = ({ paymentId }: { paymentId: string }) => paymentId
  await sweepDue(context, {
    ...limits,
    name: 'subscriptions.answered',
    list: (most, aside) => listAnsweredAttempts(db, PERIOD, now, most, aside),
    subjectOf: paymentOf,
    act: ({ paymentId }) => close(context, paymentId),
  })
  await sweepDue(context, {
    ...limits,
    name: 'subscriptions.lost',
    list: (most, aside) => listLostSubscriptions(db, most, aside),
    subjectOf: ({ id }) => id,
    act: ({ id }) => advanceSubscription(context, id),
  })
  await sweepDue(context, {
    ...limits,
    name: 'subscriptions.due',
    list: (most, aside) => listDueSubscriptions(db, now, most, aside),
    subjectOf: ({ id }) => id,
    act: ({ id }) => advanceSubscription(context, id),
  })
  await sweepDue(context, {
    ...limits,
    name: 'subscriptions.unrequested',
    list: (most, aside) => listUnrequestedAttempts(db, PERIOD, most, aside),
    subjectOf: paymentOf,
    act: (one) => requestCollection(context, one),
  })
  await sweepDue(context, {
    ...limits,
    name: 'subscriptions.pix',
    list: (most, aside) => listPixToMail(db, PERIOD, most, aside),
    subjectOf: paymentOf,
    act: (one) => mailPixCode(db, one, clock),
  })
}

/** Retried while an open consultation has reserved the money. */
const close = ({ db, clock }: PaymentContext, paymentId: string) =>
  closeCollectionAttempt(db, paymentId, clock).catch((error: unknown) => {
    if (!isRefusal(error, 'wallet.insufficient_funds')) throw error
    return dropSpentPeriod(db, paymentId, clock)
  })
