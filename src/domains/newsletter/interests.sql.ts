import type { Sql, Tx } from '#platform/db.ts'
import type { Interest } from './interests/rules.ts'

export type OwnSubscription = { email: string; isSubscribed: boolean; interests: Interest[] }

const columns = (sql: Sql) =>
  sql`email, confirmed_at is not null and unsubscribed_at is null as "isSubscribed", interests`

/** The newsletter of the token of a mail: of any letter, or of a confirmation that still works. */
export async function findByToken(
  sql: Sql,
  { token, hash, now }: { token: string; hash: Buffer; now: Date },
): Promise<OwnSubscription | undefined> {
  const [row] = await sql<OwnSubscription[]>`
    select ${columns(sql)} from newsletter_subscriptions
    where list = 'newsletter' and (unsubscribe_token = ${token} or (confirm_hash = ${hash} and confirm_until > ${now}))`
  return row
}

export async function findByEmail(sql: Sql, email: string): Promise<OwnSubscription | undefined> {
  const [row] = await sql<OwnSubscription[]>`
    select ${columns(sql)} from newsletter_subscriptions where list = 'newsletter' and email = ${email}`
  return row
}

/** False: the newsletter does not come to this address. What waited for a confirmation is replaced, too. */
export async function recordInterests(tx: Tx, email: string, interests: readonly Interest[]): Promise<boolean> {
  const rows = await tx`
    update newsletter_subscriptions set interests = ${interests as Interest[]}, asked_interests = null
    where list = 'newsletter' and email = ${email} and confirmed_at is not null and unsubscribed_at is null
    returning 1`
  return rows.length > 0
}

/** What is kept of somebody's subscriptions, in words, for the copy of their data. */
export const listOwnSubscriptions = (sql: Sql, personId: string) => sql`
  select s.list as "Lista", s.asked_at as "Pedida em", s.confirmed_at as "Confirmada em",
    s.unsubscribed_at as "Saída em", s.interests as "Assuntos"
  from newsletter_subscriptions s join people p on p.email = s.email and p.email_confirmed_at is not null
  where p.id = ${personId} order by s.list`
