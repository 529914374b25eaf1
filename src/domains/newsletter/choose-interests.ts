import { type Db, inTransaction } from '#platform/db.ts'
import { refuse } from './rules.ts'
import type { Interest } from './interests/rules.ts'
import { recordInterests } from './interests.sql.ts'
import { type ByLink, type Own, ownSubscription, subscriptionOfLink } from './subscription-of.ts'

type Choosing = { interests: Interest[] } & (ByLink | Own)

/**
 * Chooses the subjects of a newsletter, by a mailed link or as oneself. Refuses an unknown link, and an address to
 * which no newsletter comes or that its person has not confirmed. Repeating changes nothing.
 */
export async function chooseInterests(db: Db, { interests, ...of }: Choosing) {
  const found = 'token' in of ? await subscriptionOfLink(db, of) : await ownSubscription(db, of)
  await inTransaction(db, async (tx) => {
    if (!found || !(await recordInterests(tx, found.email, interests))) throw refuse('not_subscribed')
  })
}
