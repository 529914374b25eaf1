import { lineChanges } from '#domains/wallet/index.ts'
import { accountsOf } from '#domains/wallet/rules.ts'
import type { Sql } from '#platform/db.ts'
import type { UuidRange } from '#platform/invariants/slices.ts'
import type { Violation } from '#platform/invariants/sql.ts'
import type { Centavos } from '#shared/money.ts'
import type { Period } from './rules.ts'

/**
 * What may never be true of the sums that are kept, for these people; undefined: for all. D1: lines of a statement are
 * the ledger's entries up to where they were read. D2: sums of day and act are those of their lines.
 */
export const findSumViolations = (sql: Sql, people?: UuidRange) => {
  const { from, to } = people ?? {
    from: '00000000-0000-0000-0000-000000000000',
    to: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  }
  return sql<Violation[]>`
    with entries as (
      select split_part(a.id, ':', 2)::uuid as person_id, sum(account_balance(a.id, (
        select through_journal from ledger_folds where name = 'statement'))) as amount
      from ledger_accounts a
      where a.guarded and a.kind not in ('client_prepaid', 'client_in_payout')
        and (a.id between ${`client:${from}`} and ${`client:${to};`}
          or a.id between ${`consultant:${from}`} and ${`consultant:${to};`})
      group by 1
    ),
    lines as (
      select person_id, sum(amount) as amount from statement_lines
      where person_id between ${from}::uuid and ${to}::uuid group by 1
    ),
    days as (
      select l.person_id, day as moved_on, act, sum(amount) as amount, count(*) filter (where amount <> 0) as lines
      from statement_lines l, hour_of(last_at)
      where l.person_id between ${from}::uuid and ${to}::uuid group by 1, 2, 3
    ),
    sums as (
      select person_id, moved_on, act, sum(amount) as amount, sum(lines) as lines from person_sums
      where person_id between ${from}::uuid and ${to}::uuid group by 1, 2, 3
    )
    select 'D1' as rule, person_id::text as subject,
      'lines ' || coalesce(l.amount, 0) || ', entries ' || coalesce(e.amount, 0) as detail
    from entries e full join lines l using (person_id) where coalesce(l.amount, 0) <> coalesce(e.amount, 0)
    union all
    select 'D2', person_id || ' ' || moved_on || ' ' || act, 'sums ' || coalesce(s.amount, 0) || ' of '
      || coalesce(s.lines, 0) || ', lines ' || coalesce(d.amount, 0) || ' of ' || coalesce(d.lines, 0)
    from sums s full join days d using (person_id, moved_on, act)
    where coalesce(s.amount, 0) <> coalesce(d.amount, 0) or coalesce(s.lines, 0) <> coalesce(d.lines, 0)`
}

/** `on` is set on sums of a day, `channel` on those of a channel, `weekday` and `hour` on those of an hour. */
export type ActSum = {
  act: string
  on: string | null
  channel: string | null
  weekday: number | null
  hour: number | null
  amount: Centavos
  lines: number
}

/** A person's sums of a period, by act: of each day, each channel, each hour of the week. */
export const listSums = (sql: Sql, personId: string, { from, to }: Period) => sql<ActSum[]>`
  with ${lineChanges(sql, personId, accountsOf(personId))},
  sums as (
    select moved_on, hour, act, channel, amount, lines from person_sums
      where person_id = ${personId} and moved_on between ${from}::date and ${to}::date
    union all
    select day, hour, act, line_channel(act, about), amount, lines from changes, hour_of(last_at)
      where day between ${from}::date and ${to}::date
  )
  select act, to_char(moved_on, 'YYYY-MM-DD') as on, channel, extract(dow from moved_on)::int as weekday, hour,
    sum(amount)::bigint as amount, sum(lines)::int as lines
  from sums
  group by grouping sets ((act, moved_on), (act, channel), (act, extract(dow from moved_on), hour))
  having sum(lines) > 0 or sum(amount) <> 0
  order by moved_on, weekday, hour, channel, act`

export type PeriodLine = {
  cursor: string
  lastJournal: bigint
  at: Date
  act: string
  about: string
  amount: Centavos
}

/**
 * The lines of a period, oldest first, after one of them. `cursor` is the instant to the microsecond. Where to go on is
 * compared with expressions and not with a subquery, because only those are looked up in the index.
 */
export function listPeriodLines(
  sql: Sql,
  personId: string,
  { from, to }: Period,
  after: Pick<PeriodLine, 'cursor' | 'lastJournal'> | undefined,
  most: number,
) {
  const midnightOf = (day: string, later: number) =>
    sql`((${day}::date + ${later}::int)::timestamp at time zone 'America/Sao_Paulo')`
  const ends = midnightOf(to, 1)
  // As text: the driver rounds timestamps to milliseconds, and lines of the same one would come again.
  const begins = after
    ? sql`(${after.cursor}::text::timestamptz, ${after.lastJournal}::bigint)`
    : sql`(${midnightOf(from, 0)}, 0::bigint)`
  return sql<PeriodLine[]>`
    with ${lineChanges(sql, personId, accountsOf(personId))},
    lines as (
      (select l.act, l.about, l.amount, l.last_journal, l.last_at from statement_lines l
        where person_id = ${personId} and amount <> 0 and last_at < ${ends} and (last_at, last_journal) > ${begins}
          and not exists (select from newest n where n.act = l.act and n.about = l.about and n.came = l.came)
        order by last_at, last_journal limit ${most})
      union all
      select n.act, n.about, n.amount + coalesce(k.amount, 0), n.last_journal, n.last_at
      from newest n left join statement_lines k using (person_id, act, about, came)
      where n.amount + coalesce(k.amount, 0) <> 0 and n.last_at < ${ends} and (n.last_at, n.last_journal) > ${begins}
      order by last_at, last_journal limit ${most}
    )
    select last_at::text as cursor, last_journal as "lastJournal", last_at as at, act, about, amount from lines
    order by last_at, last_journal limit ${most}`
}

/** The document of a consultant, as digits and letters alone; undefined: they are none. */
export async function findTaxId(sql: Sql, consultantId: string): Promise<string | undefined> {
  const [row] = await sql<{ taxId: string }[]>`select tax_id as "taxId" from consultants where id = ${consultantId}`
  return row?.taxId
}
