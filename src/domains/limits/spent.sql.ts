import type { Sql } from '#platform/db.ts'
import { availableOf, bookedOf, reservedOf } from '#domains/wallet/rules.ts'
import type { Centavos } from '#shared/money.ts'
import type { SpentByPeriod } from './rules.ts'

export type SpentRow = { period: 'day' | 'week' | 'month' | 'year'; since: Date; paid: Centavos; charged: Centavos }

/** Each journal by its index: without the offset, the planner may join the whole ledger. */
const withJournal = (sql: Sql) => sql`
  ledger_postings p cross join lateral (select * from ledger_journals where id = p.journal_id offset 0) j`

/** What moved between the gateway and a client, in centavos: in is paid, out was given back. */
const paymentsOf = (sql: Sql, personId: string) => sql`
  select j.posted_at as at, case when p.credit = ${availableOf(personId)} then p.amount else -p.amount end as amount
  from ${withJournal(sql)}
  where (p.credit = ${availableOf(personId)} and p.debit = 'platform:gateway')
    or (p.debit = ${availableOf(personId)} and p.credit = 'platform:gateway')`

/** What consultations, questions and fees charged, and what came back of each, in centavos. */
const chargesOf = (sql: Sql, personId: string) => sql`
  select j.posted_at as at, p.amount as charged, 0 as returned, j.subject_id as subject
  from ${withJournal(sql)}
  where p.debit in (${reservedOf(personId)}, ${bookedOf(personId)})
    and (p.credit = 'platform:commission' or p.credit like 'consultant:%')
  union all
  select j.posted_at, 0, p.amount, j.subject_id
  from ${withJournal(sql)}
  where p.credit = ${availableOf(personId)} and j.kind = 'consultation_refund'
    and (p.debit in ('platform:commission', 'platform:promotion_cost') or p.debit like 'consultant:%')`

/**
 * Spent since the beginning of each period, from the ledger; never below zero. A refund may return minutes, or what an
 * earlier period charged: only its share of this period's charges counts.
 */
export const listSpent = (sql: Sql, personId: string, now: Date) => sql<SpentRow[]>`
  with periods as (
    select period, place, date_trunc(period, ${now}::timestamptz, 'America/Sao_Paulo') as since
    from unnest(array['day', 'week', 'month', 'year']) with ordinality as p (period, place)
  ), paid as (
    select period, sum(amount) as amount
    from periods join (${paymentsOf(sql, personId)}) o on at >= since and at <= ${now} group by period
  ), subjects as (
    select period, subject, sum(charged) filter (where at >= since) as charged,
      sum(returned) filter (where at >= since) as returned, sum(charged) as whole
    from periods join (${chargesOf(sql, personId)}) o on at <= ${now} group by period, subject
  ), charged as (
    select period, sum(charged - case when returned > 0 then least(charged, div(returned * whole, whole + (
        select coalesce(sum(value), 0) from minute_covers where consultation_id = subject::uuid))) else 0 end) as amount
    from subjects where charged > 0 group by period
  )
  select period, since, greatest(0, coalesce(paid.amount, 0))::bigint as paid,
    coalesce(charged.amount, 0)::bigint as charged
  from periods left join paid using (period) left join charged using (period) order by place`

export async function findSpent(sql: Sql, personId: string, now: Date) {
  const rows = await listSpent(sql, personId, now)
  const of = (period: keyof SpentByPeriod) => rows.find((row) => row.period === period)!
  return { day: of('day'), week: of('week'), month: of('month') } satisfies SpentByPeriod
}
