import type { Sql, Tx } from '#platform/db.ts'
import type { PlatformFlow, Period } from './platform.rules.ts'

/** What `ledger_kind` says of an account, without its patterns: those of postings fit them already. */
const kindOf = (sql: Sql, account: ReturnType<Sql>) => sql`
  case when ${account} like 'platform:%' then substr(${account}, 10)
    else split_part(${account}, ':', 1) || '_' || split_part(${account}, ':', 3) end`

/**
 * What these journals (a relation with the columns of the ledger's) moved, by day, kind, channel and the kinds of both
 * accounts. The channel is that of the consultation that a journal is about.
 */
export const flowsOf = (sql: Sql, journals: ReturnType<Sql>) => sql`
  select day as moved_on, kind, channel, debit, credit, sum(amount)::bigint as amount, count(*)::bigint as postings
  from (
    select j.posted_at, j.kind, p.amount, ${kindOf(sql, sql`p.debit`)} as debit, ${kindOf(sql, sql`p.credit`)} as credit,
      coalesce(c.channel, '') as channel
    from ${journals} j join ledger_postings p on p.journal_id = j.id
      left join consultations c on j.kind in ('consultation_capture', 'consultation_cover', 'consultation_refund')
        and c.id = case when pg_input_is_valid(j.subject_id, 'uuid') then j.subject_id::uuid end
  ) moved, hour_of(posted_at)
  group by 1, 2, 3, 4, 5`

/** Adds the journals of a range to the sums that are kept. */
export const addLedgerSums = (tx: Tx, { after, through }: { after: bigint; through: bigint }) => tx`
  insert into ledger_sums as kept (moved_on, kind, channel, debit, credit, amount, postings)
  ${flowsOf(tx, tx`(select * from ledger_journals where id > ${after} and id <= ${through})`)}
  on conflict (moved_on, kind, channel, debit, credit) do update set amount = kept.amount + excluded.amount,
    postings = kept.postings + excluded.postings`

/** Through which journal the ledger is in the sums. */
export const foldedThrough = (sql: Sql) => sql`(select through_journal from ledger_folds where name = 'platform')`

/** Kept sums, and newer entries. */
export const allFlows = (sql: Sql) => sql`
  select * from ledger_sums
  union all
  ${flowsOf(sql, sql`(select * from ledger_journals where id > ${foldedThrough(sql)})`)}`

/** What moved on each day of a period, and (`on` null) on all days before it. */
export const listPlatformFlows = (sql: Sql, { from, to }: Period) => sql<PlatformFlow[]>`
  with flows as (${allFlows(sql)})
  select nullif(greatest(moved_on, ${from}::date - 1), ${from}::date - 1)::text as "on", kind, debit, credit,
    sum(amount)::bigint as amount
  from flows where moved_on <= ${to}::date group by 1, 2, 3, 4`
