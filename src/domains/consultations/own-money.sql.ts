import type { Sql } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'

/** What of a settled subject (`c` or `q`: a fragment) came back as credit, by its index. */
const cameBackOf = (sql: Sql, subject: ReturnType<Sql>) => sql`
  select sum(p.amount) as amount from ledger_journals j join ledger_postings p on p.journal_id = j.id
  where j.subject_id = ${subject}.id::text and j.kind = 'consultation_refund'
    and p.credit = 'client:' || ${subject}.client_id || ':available'`

/**
 * What each consultation took of its client's own money, fees included, without bonus and free minutes, and what of it
 * came back as credit. Centavos.
 */
const ownMoneyOf = (sql: Sql, where: ReturnType<Sql>) => sql`
  select c.id, c.client_id, c.consultant_id, c.captured + c.fee - least(c.captured + c.fee, c.held_promotional)
      + coalesce((select sum(m.value) from minute_covers m where m.consultation_id = c.id), 0)::bigint as own,
    coalesce(back.amount, 0)::bigint as back
  from consultations c
  left join lateral (${cameBackOf(sql, sql`c`)}) back on true
  where ${where}`

/** The own money that these consultations took, and what of it has not come back, in centavos. */
export const listOwnMoneyIn = (sql: Sql, ids: readonly string[]) =>
  sql<
    { id: string; own: Centavos; left: Centavos }[]
  >`select id, own, own - back as left from (${ownMoneyOf(sql, sql`c.id = any(${ids as string[]}::uuid[])`)}) taken`

/** What consultations and written questions captured of these clients' own money, less what came back as credit. */
const spentBy = (sql: Sql, clientIds: readonly string[]) => sql`
  select client_id, consultant_id, own - back as own from (${ownMoneyOf(
    sql,
    sql`c.client_id = any(${clientIds as string[]}::uuid[]) and c.ended_at is not null
        and (c.captured > 0 or c.fee > 0 or c.covered_ms > 0)`,
  )}) taken
  union all
  select q.client_id, q.consultant_id, q.captured - coalesce(back.amount, 0) from written_questions q
    left join lateral (${cameBackOf(sql, sql`q`)}) back on true
  where q.client_id = any(${clientIds as string[]}::uuid[]) and q.captured > 0`

/**
 * The own money of clients that consultations and written questions have captured, in centavos: without bonus and free
 * minutes, and less what came back as credit. Clients without any are absent.
 */
export const listOwnMoney = (sql: Sql, clientIds: readonly string[]) => sql<{ clientId: string; own: Centavos }[]>`
  select client_id as "clientId", sum(own)::bigint as own from (${spentBy(sql, clientIds)}) spent
  group by client_id having sum(own) > 0`

/** The same of one client, with each consultant; none of who owes what the bank took back after it was spent. */
export const listOwnMoneyWith = (sql: Sql, clientId: string) => sql<{ consultantId: string; own: Centavos }[]>`
  select consultant_id as "consultantId", sum(own)::bigint as own from (${spentBy(sql, [clientId])}) spent
  where not exists (select from wallet_debts d where d.person_id = ${clientId} and d.paid < d.amount)
  group by consultant_id having sum(own) > 0`

/** Clients of whom something was captured since an instant. */
export async function listSpendersSince(sql: Sql, since: Date): Promise<string[]> {
  const rows = await sql<{ clientId: string }[]>`
    select client_id as "clientId" from consultations where ended_at > ${since}
    union select client_id from written_questions where ended_at > ${since}`
  return rows.map(({ clientId }) => clientId)
}

/** Whose spent money the bank took back since an instant, as far as they owe it. */
export async function listDebtorsSince(sql: Sql, since: Date): Promise<string[]> {
  const rows = await sql<{ personId: string }[]>`
    select distinct person_id as "personId" from wallet_debts where created_at > ${since} and paid < amount`
  return rows.map(({ personId }) => personId)
}
