import { findEmail } from '#domains/accounts/index.ts'
import type { Db } from '#platform/db.ts'
import { refuse } from './rules.ts'
import { hashOfToken } from './token.ts'
import { findByEmail, findByToken, type OwnSubscription } from './interests.sql.ts'

export type ByLink = { token: string; now: Date }
export type Own = { personId: string; now: Date }

/** The newsletter of a mailed link. Refuses an unknown link. */
export async function subscriptionOfLink(db: Db, { token, now }: ByLink): Promise<OwnSubscription> {
  const found = await findByToken(db, { token, hash: hashOfToken(token), now })
  if (!found) throw refuse('link_unknown')
  return found
}

/** The newsletter of somebody who has shown that the address is theirs: anybody may register with any. */
export async function ownSubscription(db: Db, { personId, now }: Own): Promise<OwnSubscription | undefined> {
  const found = await findEmail(db, personId, now)
  return found?.confirmedAt ? findByEmail(db, found.email) : undefined
}
