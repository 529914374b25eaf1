import { revokeNewsletterConsent } from '#domains/accounts/index.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { refuse } from './rules.ts'
import { lockByUnsubscribeToken, recordUnsubscribed } from './sql.ts'

/**
 * Unsubscribes an address from one list; from the newsletter, revokes the consent of the person it belongs to.
 * Repeating changes nothing. Refuses an unknown link.
 */
export async function unsubscribe(db: Db, { token, now }: { token: string; now: Date }) {
  await inTransaction(db, async (tx) => {
    const subscription = await lockByUnsubscribeToken(tx, token)
    if (!subscription) throw refuse('link_unknown')
    if (subscription.unsubscribedAt) return
    await recordUnsubscribed(tx, subscription, now)
    if (subscription.list === 'newsletter') await revokeNewsletterConsent(tx, subscription.email, now)
  })
}
