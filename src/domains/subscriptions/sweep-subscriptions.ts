import type { PaymentContext } from '#domains/payments/index.ts'
import { isRefusal } from '#shared/refusal.ts'
import { advanceSubscription } from './advance-subscription.ts'
import { listDueSubscriptions } from './sql.ts'
import { requestCollection } from './collection-attempts/request-collection.ts'
import { closeCollectionAttempt, dropSpentPeriod } from './collection-attempts/close-collection-attempt.ts'
import { listAnsweredAttempts, listUnrequestedAttempts, listPixToMail } from './collection-attempts/sql.ts'
import { mailPixCode } from './collection-attempts/mail-pix-code.ts'

const AT_ONCE = 8
const MAX_DUE = 200

/** One that fails does not hold up the others; it is due again in the rhythm. */
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
 * Everything that is due about subscriptions: warnings, charges, codes to send, and what the bank said since. Any
 * number of workers may do this at once.
 */
export async function sweepSubscriptions(context: PaymentContext) {
  const { db, clock } = context
  const now = await clock(db)
  await each(context, await listAnsweredAttempts(db, now, MAX_DUE), ({ paymentId }) => close(context, paymentId))
  await each(context, await listDueSubscriptions(db, now, MAX_DUE), ({ id }) => advanceSubscription(context, id))
  await each(context, await listUnrequestedAttempts(db, MAX_DUE), (one) => requestCollection(context, one))
  await each(context, await listPixToMail(db, MAX_DUE), (one) => mailPixCode(db, one, clock))
}

/** While an open conversation holds the money that came, it is tried again. */
const close = ({ db, clock }: PaymentContext, paymentId: string) =>
  closeCollectionAttempt(db, paymentId, clock).catch((error: unknown) => {
    if (!isRefusal(error, 'wallet.insufficient_funds')) throw error
    return dropSpentPeriod(db, paymentId, clock)
  })
