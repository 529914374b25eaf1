import { type Db, inTransaction } from '#platform/db.ts'
import { recordBack } from './campaigns/recipients.sql.ts'
import { refuse } from './rules.ts'
import { lockByUnsubscribeToken, recordResubscribed } from './sql.ts'

/**
 * Undoes an unsubscription by the same link; an address that was never confirmed still has to be. Refuses an unknown
 * link.
 */
export async function resubscribe(db: Db, { token }: { token: string }) {
  await inTransaction(db, async (tx) => {
    const subscription = await lockByUnsubscribeToken(tx, token)
    if (!subscription) throw refuse('link_unknown')
    const { email, unsubscribedAt } = subscription
    if (unsubscribedAt) await recordBack(tx, email, unsubscribedAt)
    await recordResubscribed(tx, subscription)
  })
}
