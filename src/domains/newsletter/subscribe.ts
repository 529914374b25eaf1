import { networkOf, spendAttempt } from '#domains/accounts/index.ts'
import type { Db } from '#platform/db.ts'
import { requestConfirmation } from './request-confirmation.ts'
import type { Interest } from './interests/rules.ts'
import type { HoroscopeChoice } from './lists/horoscope.rules.ts'
import type { List } from './lists/rules.ts'
import { SUBSCRIPTIONS_PER_ADDRESS, SUBSCRIPTIONS_PER_NETWORK } from './rules.ts'

type Asking = {
  email: string
  list?: List
  choice?: HoroscopeChoice
  interests?: Interest[] | undefined
  address: string
  now: Date
}

/**
 * Requests the newsletter, or another list, on the site. The answer is the same for known and unknown addresses, and a
 * mail goes out. Refuses too many attempts from one network or for one address.
 */
export async function subscribe(db: Db, { address, list = 'newsletter', ...asked }: Asking) {
  await spendAttempt(db, SUBSCRIPTIONS_PER_NETWORK, networkOf(address), asked.now)
  await spendAttempt(db, SUBSCRIPTIONS_PER_ADDRESS, asked.email, asked.now)
  await requestConfirmation(db, { ...asked, list, source: 'site' })
}
