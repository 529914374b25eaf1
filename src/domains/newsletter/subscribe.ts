import { networkOf, spendAttempt } from '#domains/accounts/index.ts'
import type { Db } from '#platform/db.ts'
import { requestConfirmation } from './request-confirmation.ts'
import { SUBSCRIPTIONS_PER_ADDRESS, SUBSCRIPTIONS_PER_NETWORK } from './rules.ts'

/**
 * Requests the newsletter on the site. The answer is the same for known and unknown addresses, and a mail goes out.
 * Refuses too many attempts from one network or for one address.
 */
export async function subscribe(db: Db, { email, address, now }: { email: string; address: string; now: Date }) {
  await spendAttempt(db, SUBSCRIPTIONS_PER_NETWORK, networkOf(address), now)
  await spendAttempt(db, SUBSCRIPTIONS_PER_ADDRESS, email, now)
  await requestConfirmation(db, { email, source: 'site', now })
}
