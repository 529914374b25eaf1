import { queueMail } from '#domains/notifications/index.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { welcomeMail } from './mails.ts'
import { refuse, subscriptionStateOf } from './rules.ts'
import { lockByConfirmation, recordConfirmed } from './sql.ts'
import { hashOfToken } from './token.ts'

/**
 * Confirms a subscription by the mailed link. The same link again changes nothing. Refuses unknown, replaced and
 * expired links.
 */
export async function confirmSubscription(db: Db, { token, now }: { token: string; now: Date }) {
  const confirmHash = hashOfToken(token)
  await inTransaction(db, async (tx) => {
    const subscription = await lockByConfirmation(tx, confirmHash, now)
    if (!subscription) throw refuse('link_unknown')
    if (subscriptionStateOf(subscription) === 'confirmed' && subscription.isAsAsked) return
    await recordConfirmed(tx, subscription, now)
    await queueMail(tx, {
      key: `newsletter-welcome:${confirmHash.toString('hex')}`,
      to: subscription.email,
      template: welcomeMail(subscription),
      now,
    })
  })
}
