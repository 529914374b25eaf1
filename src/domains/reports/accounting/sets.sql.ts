import type { Sql } from '#platform/db.ts'
import { allFlows, flowsOf, foldedThrough } from '../sums/platform.sql.ts'
import type { Flow } from './flows.rules.ts'
import type { Month } from './months.rules.ts'

/**
 * The journals of a month: those of its days, and with `after` (where the month before it was closed) those that were
 * posted later with an earlier date. `through`: the last one that was posted when it closed; null: it is open.
 */
export type MonthSet = { month: Month; after: bigint | null; through: bigint | null }

export const firstDay = (month: Month) => `${month}-01`
/** Its first instant in São Paulo; `later`: of so many months after it. */
export const startOf = (sql: Sql, month: Month, later = 0) =>
  sql`((${firstDay(month)}::date + make_interval(months => ${later}::int)) at time zone 'America/Sao_Paulo')`

const MOST = '9223372036854775807'

/** The journals of a set as a relation, each once: its days by when they were posted, what is late by its number. */
export const journalsOf = (sql: Sql, { month, after, through }: MonthSet) => sql`(
  select * from ledger_journals where posted_at >= ${startOf(sql, month)} and posted_at < ${startOf(sql, month, 1)}
    and id <= coalesce(${through}::bigint, ${MOST}::bigint)
  union all
  select * from ledger_journals where id > ${after}::bigint and id <= coalesce(${through}::bigint, ${MOST}::bigint)
    and posted_at < ${startOf(sql, month)})`

const columns = (sql: Sql) => sql`kind, channel, debit, credit, sum(amount)::bigint as amount,
  sum(postings)::bigint as postings`

/** What a set moved, from its journals themselves. */
export const sumSet = (sql: Sql, set: MonthSet) => sql<Flow[]>`
  select ${columns(sql)} from (${flowsOf(sql, sql`${journalsOf(sql, set)}`)}) flows group by kind, channel, debit, credit
  order by kind, channel, debit, credit`

/** What an open month moved until now: its days from the kept sums, and what came late. */
export const sumOpenMonth = (sql: Sql, { month, after }: Omit<MonthSet, 'through'>) => sql<Flow[]>`
  select ${columns(sql)} from (
    select * from (${allFlows(sql)}) everything
      where moved_on >= ${firstDay(month)}::date and moved_on < ${firstDay(month)}::date + interval '1 month'
    union all
    ${flowsOf(
      sql,
      sql`(select * from ledger_journals where id > ${after}::bigint
      and posted_at < ${startOf(sql, month)})`,
    )}
  ) flows group by kind, channel, debit, credit order by kind, channel, debit, credit`

/** What all days before a month moved, whenever it was posted. */
export const sumDaysBefore = (sql: Sql, month: Month) => sql<Flow[]>`
  select ${columns(sql)} from (${allFlows(sql)}) everything where moved_on < ${firstDay(month)}::date
  group by kind, channel, debit, credit`

/**
 * What was moved until an instant, that one included: whole days from the kept sums, its own from the ledger. Its first
 * moment is an expression and no subquery, because only that is looked up in the index.
 */
export const sumUntil = (sql: Sql, at: Date) => {
  const day = sql`date_trunc('day', ${at}::timestamptz at time zone 'America/Sao_Paulo')`
  const begins = sql`(${day} at time zone 'America/Sao_Paulo')`
  return sql<Flow[]>`
    select ${columns(sql)} from (
      select * from ledger_sums where moved_on < ${day}::date
      union all
      ${flowsOf(sql, sql`(select * from ledger_journals where posted_at >= ${begins} and posted_at <= ${at})`)}
      union all
      ${flowsOf(sql, sql`(select * from ledger_journals where id > ${foldedThrough(sql)} and posted_at < ${begins})`)}
    ) flows group by kind, channel, debit, credit`
}

export type Seal = { journals: bigint; lateJournals: bigint; hash: string }

/**
 * How many journals a set has, how many of them had an earlier date, and SHA-256 over the seal of the month before and
 * one line for each journal in their order: a line feed, its number, a space, its seal.
 */
export async function sealOf(sql: Sql, set: MonthSet, previous: string): Promise<Seal> {
  const [row] = await sql<Seal[]>`
    select count(*) as journals, count(*) filter (where posted_at < ${startOf(sql, set.month)}) as "lateJournals",
      encode(sha256(convert_to(${previous} || coalesce(string_agg(E'\n' || id || ' ' || hash, '' order by id), ''),
        'UTF8')), 'hex') as hash
    from ${journalsOf(sql, set)} j`
  return row!
}
