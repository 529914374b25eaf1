import { networkOf, spendAttempt } from '#domains/accounts/index.ts'
import type { Db } from '#platform/db.ts'
import { requestConfirmation } from './request-confirmation.ts'
import { SUBSCRIPTIONS_PER_ADDRESS, SUBSCRIPTIONS_PER_NETWORK } from './rules.ts'

/**
 * Somebody asks for the newsletter on the site. Known or not, the answer is the same and a mail goes to the address.
 * Refuses too many tries of one network or for one address.
 */
export async function subscribe(db: Db, { email, address, now }: { email: string; address: string; now: Date }) {
  await spendAttempt(db, SUBSCRIPTIONS_PER_NETWORK, networkOf(address), now)
  await spendAttempt(db, SUBSCRIPTIONS_PER_ADDRESS, email, now)
  await requestConfirmation(db, { email, source: 'site', now })
}
