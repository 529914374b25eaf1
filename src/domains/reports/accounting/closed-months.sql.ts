import type { Sql, Tx } from '#platform/db.ts'
import { flowsOf } from '../sums/platform.sql.ts'
import type { Flow } from './flows.rules.ts'
import type { Month } from './months.rules.ts'
import { firstDay, journalsOf, type MonthSet, type Seal } from './sets.sql.ts'

export type ClosedMonth = Seal & {
  month: Month
  after: bigint | null
  through: bigint
  previous: string
  closedAt: Date
  closedBy: string
}

const closedColumns = (sql: Sql) => sql`
  to_char(c.month, 'YYYY-MM') as month, before.through_journal as after, c.through_journal as through, c.journals,
  c.late_journals as "lateJournals", c.previous, c.hash, c.closed_at as "closedAt", c.closed_by as "closedBy"`
const closedTables = (sql: Sql) => sql`closed_months c left join closed_months before on before.month = c.follows`

export async function findClosedMonth(sql: Sql, month: Month): Promise<ClosedMonth | undefined> {
  const [row] = await sql<ClosedMonth[]>`
    select ${closedColumns(sql)} from ${closedTables(sql)} where c.month = ${firstDay(month)}::date`
  return row
}

/** Newest first, with the name of whoever closed each. */
export const listClosedMonths = (sql: Sql) => sql<(ClosedMonth & { closedByName: string })[]>`
  select ${closedColumns(sql)}, trim(p.first_name || ' ' || p.last_name) as "closedByName"
  from ${closedTables(sql)} join people p on p.id = c.closed_by order by c.month desc`

/** The month of the first journal of the ledger; null: there is none. */
export async function findFirstMonth(sql: Sql): Promise<Month | null> {
  const [row] = await sql<{ month: string }[]>`
    select to_char(posted_at at time zone 'America/Sao_Paulo', 'YYYY-MM') as month from ledger_journals
    order by posted_at limit 1`
  return row?.month ?? null
}

/** The last closed month; undefined: none was. */
export async function findLastClosed(sql: Sql): Promise<ClosedMonth | undefined> {
  const [row] = await sql<ClosedMonth[]>`
    select ${closedColumns(sql)} from ${closedTables(sql)} order by c.month desc limit 1`
  return row
}

/** Months are closed one after the other: whoever comes second sees what the first did. */
export const lockClosing = (tx: Tx) => tx`
  select pg_advisory_xact_lock(hashtextextended('closed_months', 0)), set_config('statement_timeout', '300s', true)`

export const insertClosedMonth = (tx: Tx, one: Omit<ClosedMonth, 'after'> & { follows: Month | null }) => tx`
  insert into closed_months (month, follows, through_journal, journals, late_journals, previous, hash, closed_at,
    closed_by)
  values (${firstDay(one.month)}, ${one.follows && firstDay(one.follows)}, ${one.through}, ${one.journals},
    ${one.lateJournals}, ${one.previous}, ${one.hash}, ${one.closedAt}, ${one.closedBy})`

/** Keeps what the set of a month moved. */
export const insertSums = (tx: Tx, set: MonthSet) => tx`
  insert into closed_month_sums (month, kind, channel, debit, credit, amount, postings)
  select ${firstDay(set.month)}::date, kind, channel, debit, credit, sum(amount), sum(postings)
  from (${flowsOf(tx, tx`${journalsOf(tx, set)}`)}) flows group by kind, channel, debit, credit`

/** The kept sums of a closed month. */
export const listClosedSums = (sql: Sql, month: Month) => sql<Flow[]>`
  select kind, channel, debit, credit, amount, postings from closed_month_sums where month = ${firstDay(month)}::date
  order by kind, channel, debit, credit`

/** The kept sums of all closed months before one, together. */
export const sumClosedBefore = (sql: Sql, month: Month) => sql<Flow[]>`
  select kind, channel, debit, credit, sum(amount)::bigint as amount, sum(postings)::bigint as postings from closed_month_sums where month < ${firstDay(month)}::date
  group by kind, channel, debit, credit`
