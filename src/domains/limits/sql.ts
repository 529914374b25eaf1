import type { Sql, Tx } from '#platform/db.ts'
import { availableOf, bookedOf, reservedOf } from '#domains/wallet/rules.ts'
import type { Centavos } from '#shared/money.ts'
import type { Limits, Period, SpentByPeriod } from './rules.ts'

/** Serialises changes and checks of one person's limits, so that simultaneous purchases see each other. */
export async function lockLimits(tx: Tx, personId: string) {
  await tx`select pg_advisory_xact_lock(hashtextextended('limits:' || ${personId}::text, 0))`
}

export type LimitRow = { period: Period; amount: Centavos | null; nextAmount: Centavos | null; nextFrom: Date | null }

/** The limits in force at `now`, and those to come. One that was replaced before it held never holds. */
export const listLimits = (sql: Sql, personId: string, now: Date) => sql<LimitRow[]>`
  with alive as (
    select l.* from spending_limits l where l.person_id = ${personId} and not exists (
      select from spending_limits later
        where later.person_id = l.person_id and later.period = l.period and later.set_at > l.set_at
        and later.set_at < l.valid_from)
  )
  select p.period, held.amount, waiting.amount as "nextAmount", waiting.valid_from as "nextFrom"
  from unnest(array['day', 'week', 'month', 'consultation']) with ordinality as p (period, place)
  left join lateral (select amount from alive a where a.period = p.period and a.valid_from <= ${now}
    order by set_at desc limit 1) held on true
  left join lateral (select amount, valid_from from alive a where a.period = p.period and a.valid_from > ${now}
    order by set_at desc limit 1) waiting on true
  order by p.place`

export async function findLimits(sql: Sql, personId: string, now: Date): Promise<Limits> {
  const rows = await listLimits(sql, personId, now)
  const of = (period: Period) => rows.find((row) => row.period === period)?.amount ?? null
  return { day: of('day'), week: of('week'), month: of('month'), consultation: of('consultation') }
}

/** The limit that was set last, in force or not yet. */
export async function findLatestLimit(tx: Tx, { personId, period }: { personId: string; period: Period }) {
  const [row] = await tx<{ amount: Centavos | null; setAt: Date }[]>`
    select amount, set_at as "setAt" from spending_limits where person_id = ${personId} and period = ${period}
      order by set_at desc limit 1`
  return row
}

export const insertLimit = (
  tx: Tx,
  limit: { personId: string; period: Period; amount: Centavos | null; setAt: Date; validFrom: Date },
) => tx`
  insert into spending_limits (person_id, period, amount, set_at, valid_from)
  values (${limit.personId}, ${limit.period}, ${limit.amount}, ${limit.setAt}, ${limit.validFrom})`

/** The break in force that lasts longest. */
export async function findBreak(sql: Sql, personId: string, now: Date): Promise<{ endsAt: Date | null } | undefined> {
  const [row] = await sql<{ endsAt: Date | null }[]>`
    select ends_at as "endsAt" from breaks
      where person_id = ${personId} and starts_at <= ${now} and (ends_at is null or ends_at > ${now})
    order by ends_at desc nulls first limit 1`
  return row
}

export const insertBreak = (
  tx: Tx,
  { personId, startsAt, endsAt }: { personId: string; startsAt: Date; endsAt: Date | null },
) => tx`
  insert into breaks (person_id, starts_at, ends_at) values (${personId}, ${startsAt}, ${endsAt})
    on conflict do nothing`

export type SpentRow = { period: 'day' | 'week' | 'month' | 'year'; since: Date; paid: Centavos; charged: Centavos }

/** Spent since the beginning of each period, read from the ledger; never below zero. */
export const listSpent = (sql: Sql, personId: string, now: Date) => sql<SpentRow[]>`
  with periods as (
    select period, place, date_trunc(period, ${now}::timestamptz, 'America/Sao_Paulo') as since
    from unnest(array['day', 'week', 'month', 'year']) with ordinality as p (period, place)
  ), moved as (
    select j.posted_at as at, case when p.credit = ${availableOf(personId)} then p.amount
      else -p.amount end as paid, 0 as charged
    from ledger_postings p join ledger_journals j on j.id = p.journal_id
    where (p.credit = ${availableOf(personId)} and p.debit = 'platform:gateway')
      or (p.debit = ${availableOf(personId)} and p.credit = 'platform:gateway')
    union all
    select j.posted_at, 0, case when p.credit = ${availableOf(personId)} then -p.amount else p.amount end
    from ledger_postings p join ledger_journals j on j.id = p.journal_id
    where (p.debit in (${reservedOf(personId)}, ${bookedOf(personId)}) and (p.credit = 'platform:commission' or p.credit like 'consultant:%'))
      or (p.credit = ${availableOf(personId)} and (p.debit = 'platform:commission' or p.debit like 'consultant:%'))
  )
  select period, since, greatest(0, coalesce(sum(paid), 0))::bigint as paid,
    greatest(0, coalesce(sum(charged), 0))::bigint as charged
  from periods left join moved on at >= since and at <= ${now} group by period, since, place order by place`

export async function findSpent(sql: Sql, personId: string, now: Date) {
  const rows = await listSpent(sql, personId, now)
  const of = (period: keyof SpentByPeriod) => rows.find((row) => row.period === period)!
  return { day: of('day'), week: of('week'), month: of('month') } satisfies SpentByPeriod
}
