import { type Db, inTransaction } from '#platform/db.ts'
import { refuse } from './notices/rules.ts'
import { chooseWay } from './choices/choose-notices.ts'
import { groupOf } from './notices/kinds.rules.ts'
import { findByLeaveToken } from './sql.ts'

type Wish = { token: string; wanted: boolean; now: Date }

/**
 * Notes with the token of an optional mail whether its person wants mails of that group, which is answered. Repeating
 * changes nothing. Refuses `link_unknown`.
 */
export async function chooseByLink(db: Db, { token, wanted, now }: Wish) {
  const mail = await findByLeaveToken(db, token)
  if (!mail) throw refuse('link_unknown')
  const group = groupOf(mail.kind)
  const choice = { personId: mail.personId, topic: group, way: 'mail' } as const
  await inTransaction(db, (tx) => chooseWay(tx, { ...choice, wanted, now }))
  return { group }
}
