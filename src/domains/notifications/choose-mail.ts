import { type Db, withRetry } from '#platform/db.ts'
import { refuse } from './rules.ts'
import * as sql from './sql.ts'

type Wish = { wanted: boolean; now: Date }

/** Notes whether a person wants a kind of optional mails. Repeating changes nothing. */
export async function chooseMail(db: Db, { wanted, now, ...choice }: sql.Choice & Wish) {
  await withRetry(() => (wanted ? sql.deleteRefusal(db, choice) : sql.insertRefusal(db, choice, now)))
}

/** The same with the token of a mail of that kind, which is answered. Refuses `link_unknown`. */
export async function chooseMailByLink(db: Db, { token, ...wish }: { token: string } & Wish) {
  const choice = await sql.findByLeaveToken(db, token)
  if (!choice) throw refuse('link_unknown')
  await chooseMail(db, { ...choice, ...wish })
  return { kind: choice.kind }
}
