import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'

export const insertEarningsToClear = (tx: Tx, consultationId: string, settledAt: Date | undefined) => tx`
  insert into earnings_to_clear (consultation_id, settled_at)
    values (${consultationId}, coalesce(${settledAt ?? null}::timestamptz, current_instant())) on conflict do nothing`

/** Consultations settled at or before an instant that wait to clear, oldest first. Read without locks. */
export async function listEarningsToClear(sql: Sql, settledBy: Date, most: number, aside: string[]): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select consultation_id as id from earnings_to_clear
    where settled_at <= ${settledBy} and consultation_id <> all(${aside}::uuid[]) order by settled_at limit ${most}`
  return rows.map(({ id }) => id)
}

/** False: these earnings were cleared or removed, or another process is at them. */
export async function lockEarningsToClear(tx: Tx, consultationId: string): Promise<boolean> {
  const rows = await tx`
    select 1 from earnings_to_clear where consultation_id = ${consultationId} for update skip locked`
  return rows.length > 0
}

export const deleteEarningsToClear = (tx: Tx, consultationIds: string[]) =>
  tx`delete from earnings_to_clear where consultation_id = any(${consultationIds}::uuid[])`

/**
 * Removes a consultation from those that wait to clear, and answers when it was settled. Undefined: cleared, or removed
 * before.
 */
export async function holdEarnings(tx: Tx, consultationId: string): Promise<Date | undefined> {
  const [row] = await tx<
    { settledAt: Date }[]
  >`delete from earnings_to_clear where consultation_id = ${consultationId} returning settled_at as "settledAt"`
  return row?.settledAt
}

/** What each of these consultations earned whom, less refunds, in centavos. Without earnings: absent. */
export const listEarned = (sql: Sql, consultationIds: string[]) => sql<
  { consultationId: string; account: string; amount: Centavos }[]
>`
  select asked.id as "consultationId", account, sum(moved)::bigint as amount
  from unnest(${consultationIds}::text[]) as asked (id)
  cross join unnest(array['capture:', 'cover:', 'refund:']) as act
  join ledger_journals j on j.key >= (act || asked.id) collate "C" and j.key < (act || asked.id || ';') collate "C"
  join ledger_postings p on p.journal_id = j.id
  cross join lateral (values (p.credit, p.amount), (p.debit, -p.amount)) as side (account, moved)
  where account like 'consultant:%:to_clear'
  group by asked.id, account having sum(moved) > 0`

/** A consultant's earnings by day (São Paulo) from an instant on, newest first, less refunds. */
export const listEarnedByDay = (sql: Sql, account: string, since: Date) => sql<
  { on: string; amount: Centavos; consultations: number }[]
>`
  select to_char(j.posted_at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') as on, sum(e.moved)::bigint as amount,
    count(distinct split_part(j.key, ':', 2))::int as consultations
  from (select journal_id, amount as moved from ledger_postings where credit = ${account}
    union all select journal_id, -amount from ledger_postings where debit = ${account}) e
  join ledger_journals j on j.id = e.journal_id
  where j.posted_at >= ${since} and split_part(j.key, ':', 1) in ('capture', 'cover', 'refund')
  group by 1 order by 1 desc`
