import type { Sql } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'

/**
 * What each consultation took of its client's own money, fees included, without bonus and free minutes, and what of it
 * came back as credit. Centavos.
 */
const clientPaidOf = (sql: Sql, where: ReturnType<Sql>) => sql`
  select c.id, c.client_id, c.consultant_id, c.captured + c.fee - least(c.captured + c.fee, c.held_promotional)
      + coalesce((select sum(m.value) from minute_covers m where m.consultation_id = c.id), 0)::bigint as own,
    coalesce(back.amount, 0)::bigint as back
  from consultations c
  left join lateral (
    select sum(p.amount) as amount from ledger_journals j join ledger_postings p on p.journal_id = j.id
    where j.subject_id = c.id::text and j.kind = 'consultation_refund'
      and p.credit = 'client:' || c.client_id || ':available'
  ) back on true
  where ${where}`

/** The own money that these consultations took, and what of it has not come back, in centavos. */
export const listClientPaidIn = (sql: Sql, ids: readonly string[]) =>
  sql<
    { id: string; own: Centavos; left: Centavos }[]
  >`select id, own, own - back as left from (${clientPaidOf(sql, sql`c.id = any(${ids as string[]}::uuid[])`)}) taken`

/** What consultations captured of a client's own money, less what came back as credit, by consultant. Centavos. */
export const listClientPaidOf = (sql: Sql, clientId: string) => sql<{ consultantId: string; own: Centavos }[]>`
  select consultant_id as "consultantId", sum(own - back)::bigint as own from (${clientPaidOf(
    sql,
    sql`c.client_id = ${clientId} and c.ended_at is not null
        and (c.captured > 0 or c.fee > 0 or c.covered_ms > 0)`,
  )}) taken group by consultant_id`
