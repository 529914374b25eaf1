import { type Db, withRetry } from '#platform/db.ts'
import { refuse } from './notices/rules.ts'
import { recordChoice } from './choices/sql.ts'
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
  await withRetry(() => recordChoice(db, { personId: mail.personId, topic: group, way: 'mail' }, wanted, now))
  return { group }
}
