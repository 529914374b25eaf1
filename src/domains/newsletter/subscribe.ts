import { networkOf, spendAttempt } from '#domains/accounts/index.ts'
import type { Db } from '#platform/db.ts'
import { requestConfirmation } from './request-confirmation.ts'
import { type List, SUBSCRIPTIONS_PER_ADDRESS, SUBSCRIPTIONS_PER_NETWORK } from './rules.ts'

/**
 * Requests the newsletter, or another list, on the site. The answer is the same for known and unknown addresses, and a
 * mail goes out. Refuses too many attempts from one network or for one address.
 */
export async function subscribe(
  db: Db,
  { email, list = 'newsletter', address, now }: { email: string; list?: List; address: string; now: Date },
) {
  await spendAttempt(db, SUBSCRIPTIONS_PER_NETWORK, networkOf(address), now)
  await spendAttempt(db, SUBSCRIPTIONS_PER_ADDRESS, email, now)
  await requestConfirmation(db, { email, list, source: 'site', now })
}
