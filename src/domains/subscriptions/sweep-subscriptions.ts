import type { PaymentContext } from '#domains/payments/index.ts'
import { isRefusal } from '#shared/refusal.ts'
import { advanceSubscription } from './advance-subscription.ts'
import { listDueSubscriptions, listLostSubscriptions } from './sql.ts'
import { requestCollection } from './collection-attempts/request-collection.ts'
import { closeCollectionAttempt, dropSpentPeriod } from './collection-attempts/close-collection-attempt.ts'
import { listAnsweredAttempts, listUnrequestedAttempts, listPixToMail } from './collection-attempts/sql.ts'
import { mailPixCode } from './collection-attempts/mail-pix-code.ts'

const AT_ONCE = 8
const MAX_DUE = 200

/** One that fails does not stop the others; it is due again at the next run. */
async function each<T>({ log }: PaymentContext, due: readonly T[], act: (one: T) => Promise<unknown>) {
  for (let first = 0; first < due.length; first += AT_ONCE) {
    const batch = due.slice(first, first + AT_ONCE)
    await Promise.all(
      batch.map((one) =>
        act(one).catch((error: unknown) => log.error({ err: error, about: one }, 'a subscription could not be swept')),
      ),
    )
  }
}

/**
 * Everything due for subscriptions: warnings, charges, Pix codes, and outcomes of attempts. Any number of workers may
 * run this at once.
 */
export async function sweepSubscriptions(context: PaymentContext) {
  const { db, clock } = context
  const now = await clock(db)
  await each(context, await listAnsweredAttempts(db, now, MAX_DUE), ({ paymentId }) => close(context, paymentId))
  await each(context, await listLostSubscriptions(db, MAX_DUE), ({ id }) => advanceSubscription(context, id))
  await each(context, await listDueSubscriptions(db, now, MAX_DUE), ({ id }) => advanceSubscription(context, id))
  await each(context, await listUnrequestedAttempts(db, MAX_DUE), (one) => requestCollection(context, one))
  await each(context, await listPixToMail(db, MAX_DUE), (one) => mailPixCode(db, one, clock))
}

/** Retried while an open consultation has reserved the money. */
const close = ({ db, clock }: PaymentContext, paymentId: string) =>
  closeCollectionAttempt(db, paymentId, clock).catch((error: unknown) => {
    if (!isRefusal(error, 'wallet.insufficient_funds')) throw error
    return dropSpentPeriod(db, paymentId, clock)
  })
