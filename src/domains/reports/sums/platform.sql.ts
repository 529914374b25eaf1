import type { Sql, Tx } from '#platform/db.ts'
import type { PlatformFlow, Period } from './platform.rules.ts'

/** Entries between two sides, by day and kind; those within one side move nothing of the platform's. */
const flowsOf = (sql: Sql, range: ReturnType<Sql>) => sql`
  select day as moved_on, kind, source, target, sum(amount)::bigint as amount
  from (
    select j.posted_at, j.kind, p.amount, ${sideOf(sql, sql`p.debit`)} as source, ${sideOf(sql, sql`p.credit`)} as target
    from ledger_postings p join ledger_journals j on j.id = p.journal_id where ${range}
  ) sides, hour_of(posted_at)
  where source <> target group by 1, 2, 3, 4`

const sideOf = (sql: Sql, account: ReturnType<Sql>) => sql`
  case when ${account} like 'platform:%' then ${account} when ${account} like '%:promotional' then 'promotional'
    else split_part(${account}, ':', 1) end`

/** Adds the journals of a range to the sums that are kept. */
export const addPlatformSums = (tx: Tx, { after, through }: { after: bigint; through: bigint }) => tx`
  insert into platform_sums as kept (moved_on, kind, source, target, amount)
  ${flowsOf(tx, tx`p.journal_id > ${after} and p.journal_id <= ${through}`)}
  on conflict (moved_on, kind, source, target) do update set amount = kept.amount + excluded.amount`

/** What moved on each day of a period, and (`on` null) on all days before it: kept sums, and newer entries. */
export const listPlatformFlows = (sql: Sql, { from, to }: Period) => sql<PlatformFlow[]>`
  with flows as (
    select * from platform_sums
    union all
    ${flowsOf(sql, sql`p.journal_id > (select through_journal from ledger_folds where name = 'platform')`)}
  )
  select nullif(greatest(moved_on, ${from}::date - 1), ${from}::date - 1)::text as "on", kind, source, target,
    sum(amount)::bigint as amount
  from flows where moved_on <= ${to}::date group by 1, 2, 3, 4`
