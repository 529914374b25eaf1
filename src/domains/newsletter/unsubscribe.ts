import { revokeNewsletterConsent } from '#domains/accounts/index.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { refuse } from './rules.ts'
import { recordLeft } from './campaigns/recipients.sql.ts'
import { lockByUnsubscribeToken, recordUnsubscribed } from './sql.ts'

type Leaving = { token: string; campaign?: string | undefined; now: Date }

/**
 * Unsubscribes an address from one list, and from what of it waits to be sent; from the newsletter, revokes the consent
 * of the person it belongs to. `campaign`: the mail that was left by. Repeating changes nothing. Refuses an unknown
 * link.
 */
export async function unsubscribe(db: Db, { token, campaign, now }: Leaving) {
  await inTransaction(db, async (tx) => {
    const subscription = await lockByUnsubscribeToken(tx, token)
    if (!subscription) throw refuse('link_unknown')
    if (subscription.unsubscribedAt) return
    await recordUnsubscribed(tx, subscription, now)
    await recordLeft(tx, { ...subscription, campaignId: campaign, at: now })
    if (subscription.list === 'newsletter') await revokeNewsletterConsent(tx, subscription.email, now)
  })
}
