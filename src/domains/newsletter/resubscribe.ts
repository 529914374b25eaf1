import { type Db, inTransaction } from '#platform/db.ts'
import { refuse } from './rules.ts'
import { lockByUnsubscribeToken, recordResubscribed } from './sql.ts'

/**
 * A leaving that was a slip is taken back by the same link; who never confirmed still has to. Refuses an unknown link.
 */
export async function resubscribe(db: Db, { token }: { token: string }) {
  await inTransaction(db, async (tx) => {
    const subscription = await lockByUnsubscribeToken(tx, token)
    if (!subscription) throw refuse('link_unknown')
    await recordResubscribed(tx, subscription.email)
  })
}
