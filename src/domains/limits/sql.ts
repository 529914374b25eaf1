import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { Limits, Period } from './rules.ts'

/** Serialises changes and checks of one person's limits, so that simultaneous purchases see each other. */
export async function lockLimits(tx: Tx, personId: string) {
  await tx`select pg_advisory_xact_lock(hashtextextended('limits:' || ${personId}::text, 0))`
}

export type LimitRow = { period: Period; amount: Centavos | null; nextAmount: Centavos | null; nextFrom: Date | null }

/** The limits in force at `now`, and those to come. One that was replaced before it held never holds. */
export const listLimits = (sql: Sql, personId: string, now: Date) => sql<LimitRow[]>`
  with alive as (
    select l.* from limits_that_hold l where l.person_id = ${personId} and not exists (
      select from limits_that_hold later
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
    select amount, set_at as "setAt" from limits_that_hold where person_id = ${personId} and period = ${period}
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
    select ends_at as "endsAt" from breaks_that_hold
      where person_id = ${personId} and starts_at <= ${now} and (ends_at is null or ends_at > ${now})
    order by ends_at desc nulls first limit 1`
  return row
}

/** Whose break holds for a person: the own, or that of another account of theirs. */
export async function findBreakHolder(sql: Sql, personId: string, now: Date) {
  const [row] = await sql<{ holder: 'own' | 'of_other_account' | null }[]>`
    select break_of(${personId}::uuid, ${now}) as holder`
  return row!.holder
}

export const insertBreak = (
  tx: Tx,
  { personId, startsAt, endsAt }: { personId: string; startsAt: Date; endsAt: Date | null },
) => tx`
  insert into breaks (person_id, starts_at, ends_at) values (${personId}, ${startsAt}, ${endsAt})
    on conflict do nothing`
