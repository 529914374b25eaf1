import type { Sql } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'

export type StatementEntry = {
  lastJournal: bigint
  act: string
  amount: Centavos
  balance: Centavos
  at: Date
  receiptCode: string | null
  title: string | null
}

/**
 * Movements on these accounts together, newest first, before a journal: one row per act and subject (`capture` of a
 * consultation), with the sum after it. Transfers between the accounts are left out. Minutes and bonus have one row per
 * direction, because months may lie between; each month of a subscription is a subject of its own.
 */
export const listStatementEntries = (sql: Sql, accounts: string[], before: bigint | undefined, most: number) => sql<
  StatementEntry[]
>`
  with moved as (
    select journal_id, amount from ledger_postings where credit = any(${accounts})
    union all
    select journal_id, -amount from ledger_postings where debit = any(${accounts})
  ),
  acts as (
    select case when j.kind like 'question!_%' escape '!' then 'question' when j.key like 'cover:%' then 'capture'
      else split_part(j.key, ':', 1) end as act, split_part(j.key, ':', 2) || case
      when split_part(j.key, ':', 1) in ('subscription', 'bonus')
        and split_part(j.key, ':', 3) ~ '^[0-9]+$' then ':' || split_part(j.key, ':', 3) else '' end as about,
      split_part(j.key, ':', 1) in ('minutes', 'bonus') and m.amount > 0 as came, sum(m.amount)::bigint as amount,
        max(j.id) as last, max(j.posted_at) as at
    from moved m join ledger_journals j on j.id = m.journal_id
    group by 1, 2, 3 having sum(m.amount) <> 0
  ),
  lines as (select *, (sum(amount) over (order by last))::bigint as balance from acts)
  select l.last as "lastJournal", l.act, l.amount, l.balance, l.at, r.code as "receiptCode", m.title
  from lines l
  left join receipts r on r.subject = case when l.act in ('payment', 'payback') then 'payment:' when l.act = 'question'
    then 'question:' else 'consultation:' end || l.about
  left join minute_packs m on l.act = 'minutes' and m.id::text = l.about
  where l.last < coalesce(${before ?? null}::bigint, 9223372036854775807)
  order by l.last desc limit ${most}`
