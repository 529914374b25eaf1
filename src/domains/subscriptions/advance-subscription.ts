import { beginAttempt, listAttempts, type PaymentContext } from '#domains/payments/index.ts'
import { sumDebts } from '#domains/wallet/index.ts'
import { namesOf } from '#gateways/payments/gateways.ts'
import { inTransaction, type Tx } from '#platform/db.ts'
import { collectionRefusedMail, renewedMail, notifySubscriber, renewalWarningMail } from './mails.ts'
import { announceSubscriptionMoved, payPeriod } from './pay-period.ts'
import { findCardFor, readBillingState } from './read-billing-state.ts'
import {
  chargeableAt,
  type BillingState,
  MOST_COLLECTION_ATTEMPTS,
  nextBillingStep,
  periodStart,
  type BillingStep,
} from './rules.ts'
import * as sql from './sql.ts'
import { stopForBlock } from './stop-for-block.ts'
import { stopForBreak } from './stop-for-break.ts'
import { stopForDispute } from './stop-for-dispute.ts'

const MOST_STEPS = 100
/** Between two looks whether a debt is paid. */
const ASKED_AGAIN_MS = 3_600_000

/** Takes all due steps of a subscription, each in one transaction under its lock, and stores when the next is due. */
export async function advanceSubscription(context: PaymentContext, id: string) {
  for (let n = 0; n < MOST_STEPS && (await takeStep(context, id)); n++);
}

/** False: nothing more is due now. */
const takeStep = (context: PaymentContext, id: string) =>
  inTransaction(context.db, async (tx) => {
    const subscription = await sql.lockSubscription(tx, id)
    if (!subscription || subscription.endedAt) return false
    const at = await context.clock(tx)
    if (await stopForDispute(tx, subscription, at)) return false
    const billing = await readBillingState(tx, subscription)
    const step = nextBillingStep(billing, at)
    if (step.do === 'wait') {
      await sql.recordNextActAt(tx, id, step.until)
      return false
    }
    const isStopped =
      (await stopForBlock(tx, subscription, billing, at, step)) ||
      (await stopForBreak(tx, subscription, billing, at, step))
    if (!isStopped) {
      // No gift while a debt is open: it comes once that is paid, or the month is missed.
      if (step.do === 'give' && (await sumDebts(tx, subscription.personId)) > 0n) {
        await sql.recordNextActAt(tx, id, new Date(at.getTime() + ASKED_AGAIN_MS))
        return false
      }
      await perform(tx, { subscription, billing, at, gateways: namesOf(context.gateways) }, step)
    }
    await announceSubscriptionMoved(tx, subscription.personId, id)
    return true
  })

type StepContext = { subscription: sql.SubscriptionRow; billing: BillingState; at: Date; gateways: readonly string[] }

async function perform(tx: Tx, stepContext: StepContext, step: Exclude<BillingStep, { do: 'wait' }>) {
  switch (step.do) {
    case 'warn':
      return sendWarning(tx, stepContext, step.which)
    case 'charge':
      return beginCollection(tx, stepContext)
    case 'give':
      return giveFreeMonth(tx, stepContext)
    case 'skip':
      await insertNextPeriod(tx, stepContext)
      return sql.recordDropped(tx, stepContext.subscription.id, stepContext.billing.next.n, stepContext.at, 'missed')
    case 'end':
      return end(tx, stepContext, step.why)
  }
}

const insertNextPeriod = (tx: Tx, { subscription: { id, startedAt }, billing }: StepContext) => {
  const { n, amount } = billing.next
  return sql.insertPeriod(tx, {
    subscriptionId: id,
    n,
    startsAt: periodStart(startedAt, n),
    endsAt: periodStart(startedAt, n + 1),
    amount,
  })
}

/** Says what comes, when, and from which card; the mail and the note that it was queued are one. */
async function sendWarning(tx: Tx, stepContext: StepContext, which: 'first' | 'last') {
  const { subscription, billing, at, gateways } = stepContext
  const { startedAt, id } = subscription
  const { n, amount } = billing.next
  await insertNextPeriod(tx, stepContext)
  await sql.recordWarned(tx, id, n, which, at)
  const chargedAt = which === 'last' ? chargeableAt(startedAt, n, at) : periodStart(startedAt, n)
  const card = await findCardFor(tx, subscription, gateways)
  await notifySubscriber(
    tx,
    subscription,
    `${n}:warning:${which}`,
    renewalWarningMail(subscription, { at: chargedAt, amount, card }),
    at,
  )
}

/**
 * Writes down that this month is asked for; the payment itself is asked for afterwards, under the id that stands here.
 */
async function beginCollection(tx: Tx, { subscription, billing, at, gateways }: StepContext) {
  const card = await findCardFor(tx, subscription, gateways)
  const { id, personId } = subscription
  const { n } = billing.next
  const attempts = (await listAttempts(tx, 'subscription_period', [id])).filter(({ part }) => part === n)
  const way = { method: card ? ('card' as const) : ('pix' as const), installments: 1, fromBalance: 0n }
  await beginAttempt(
    tx,
    { kind: 'subscription_period', id, part: n },
    { ...way, cardId: card?.id ?? null, paymentId: crypto.randomUUID(), personId, at },
    { attempts, refuse: (why) => new Error(`subscriptions: ${why} in month ${n} of ${id}`) },
  )
}

async function giveFreeMonth(tx: Tx, { subscription, billing, at }: StepContext) {
  const { n } = billing.next
  const bonusUntil = await payPeriod(tx, subscription, { n, amount: 0n, paymentId: null, at })
  const endsAt = periodStart(subscription.startedAt, n + 1)
  await notifySubscriber(
    tx,
    subscription,
    `${n}:renewed`,
    renewedMail(subscription, { amount: 0n, bonusUntil, endsAt }),
    at,
  )
}

async function end(tx: Tx, { subscription, billing, at }: StepContext, why: 'cancelled' | 'unpaid') {
  const { id, cancelledFor, paysBy } = subscription
  await sql.endSubscription(tx, id, at, why === 'unpaid' ? 'unpaid' : cancelledFor!)
  await sql.insertSubscriptionEvent(tx, id, 'ended', at)
  const isNotifiedAlready =
    why === 'cancelled' || billing.next.latestAttempt?.attemptNumber === MOST_COLLECTION_ATTEMPTS
  if (!isNotifiedAlready)
    await notifySubscriber(
      tx,
      subscription,
      'ended',
      collectionRefusedMail(subscription, { why: '', nextAt: undefined, method: paysBy }),
      at,
    )
}
