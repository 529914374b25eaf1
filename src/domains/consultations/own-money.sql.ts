import type { Sql } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'

/**
 * What each consultation took of its client's own money, without bonus and free minutes, and what of it came back as
 * credit. Centavos.
 */
const ownMoneyOf = (sql: Sql, where: ReturnType<Sql>) => sql`
  select c.id, c.client_id, c.captured - least(c.captured, c.held_promotional)
      + coalesce((select sum(m.value) from minute_covers m where m.consultation_id = c.id), 0)::bigint as own,
    coalesce(back.amount, 0)::bigint as back
  from consultations c
  left join lateral (
    select sum(p.amount) as amount from ledger_journals j join ledger_postings p on p.journal_id = j.id
    where j.key >= ('refund:' || c.id || ':') collate "C" and j.key < ('refund:' || c.id || ';') collate "C"
      and p.credit = 'client:' || c.client_id || ':available'
  ) back on true
  where ${where}`

/** The own money that these consultations took, and what of it has not come back, in centavos. */
export const listOwnMoneyIn = (sql: Sql, ids: readonly string[]) =>
  sql<
    { id: string; own: Centavos; left: Centavos }[]
  >`select id, own, own - back as left from (${ownMoneyOf(sql, sql`c.id = any(${ids as string[]}::uuid[])`)}) taken`

/**
 * The own money of clients that consultations and written questions have captured, in centavos: without bonus and free
 * minutes, and less what came back as credit. Clients without any are absent.
 */
export const listOwnMoney = (sql: Sql, clientIds: readonly string[]) => sql<{ clientId: string; own: Centavos }[]>`
  select spent.client_id as "clientId", sum(spent.own)::bigint as own from (
    select client_id, own - back as own from (${ownMoneyOf(
      sql,
      sql`c.client_id = any(${clientIds as string[]}::uuid[]) and c.ended_at is not null
        and (c.captured > 0 or c.covered_ms > 0)`,
    )}) taken
    union all
    select client_id, captured from written_questions
    where client_id = any(${clientIds as string[]}::uuid[]) and captured > 0
  ) spent group by spent.client_id having sum(spent.own) > 0`

/** Clients of whom something was captured since an instant. */
export async function listSpendersSince(sql: Sql, since: Date): Promise<string[]> {
  const rows = await sql<{ clientId: string }[]>`
    select client_id as "clientId" from consultations where ended_at > ${since}
    union select client_id from written_questions where ended_at > ${since}`
  return rows.map(({ clientId }) => clientId)
}
