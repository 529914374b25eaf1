import type { Till } from '#domains/payments/index.ts'
import { isRefusal } from '#shared/refusal.ts'
import { advanceSubscription } from './advance-subscription.ts'
import { listDue } from './sql.ts'
import { askForTry } from './tries/ask-for-try.ts'
import { closeTry, dropSpent } from './tries/close-try.ts'
import { listMoved, listUnasked, listUntold } from './tries/sql.ts'
import { tellPix } from './tries/tell-pix.ts'

const AT_ONCE = 8
const MOST = 200

/** One that fails does not hold up the others; it is due again in the rhythm. */
async function each<T>({ log }: Till, due: readonly T[], act: (one: T) => Promise<unknown>) {
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
export async function sweepSubscriptions(till: Till) {
  const { db, clock } = till
  const now = await clock(db)
  await each(till, await listMoved(db, now, MOST), ({ paymentId }) => close(till, paymentId))
  await each(till, await listDue(db, now, MOST), ({ id }) => advanceSubscription(till, id))
  await each(till, await listUnasked(db, MOST), (one) => askForTry(till, one))
  await each(till, await listUntold(db, MOST), (one) => tellPix(db, one, clock))
}

/** While an open conversation holds the money that came, it is tried again. */
const close = ({ db, clock }: Till, paymentId: string) =>
  closeTry(db, paymentId, clock).catch((error: unknown) => {
    if (!isRefusal(error, 'wallet.insufficient_funds')) throw error
    return dropSpent(db, paymentId, clock)
  })
