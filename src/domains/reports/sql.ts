import type { Sql } from '#platform/db.ts'
import type { DailyFigures, Transparency } from './contract.ts'

/** Of a refund: no program attended. */
const isOfPerson = (sql: Sql) =>
  sql`not exists (select from consultations c where c.id = claims.consultation_id and c.is_automatic)`

export type TransparencyCounts = Omit<Transparency, 'countedAt'>

/** All figures since the beginning, in one statement: of people, and how often a program attended. */
export async function countTransparency(sql: Sql): Promise<TransparencyCounts> {
  const [row] = await sql<TransparencyCounts[]>`
    with settled as (
      select charged.billed_ms, c.captured, c.commission, c.released, greatest(extract(epoch
        from c.ended_at - s.first) * 1000 - charged.billed_ms, 0) as unbilled_ms
      from consultations c
      cross join lateral (select sum(covered_ms + paid_ms) as billed_ms from charged_usage(c)) charged
      left join lateral (select min(started_at) as first from billed_segments b
        where b.consultation_id = c.id) s on true
      where c.state = 'ended' and c.started_at is not null and not c.is_automatic
    )
    select
      (select count(*)::int from consultants where approved_at is not null and not is_automatic) as consultants,
      (select count(*)::int from consultations
        where is_automatic and state = 'ended' and started_at is not null) as "programConsultations",
      (select count(*)::int from settled) as consultations,
      (select coalesce(sum(billed_ms) / 1000, 0)::float8 from settled) as "provenSeconds",
      (select coalesce(sum(unbilled_ms) / 1000, 0)::float8 from settled) as "unbilledSeconds",
      (select count(*)::int from settled where captured = 0) as "freeConsultations",
      (select coalesce(sum(captured), 0)::bigint from settled) as "chargedCents",
      (select coalesce(sum(captured - commission), 0)::bigint from settled) as "paidToConsultantsCents",
      (select coalesce(sum(released), 0)::bigint from settled) as "releasedCents",
      (select count(distinct consultation_id)::int from claims where amount > 0 and ${isOfPerson(sql)})
        as "refundedConsultations",
      (select coalesce(sum(amount), 0)::bigint from claims where ${isOfPerson(sql)}) as "refundedCents",
      (select count(*)::int from reviews_of_people r
        where not exists (select from uncounted_reviews u where u.review_id = r.id)) as reviews,
      (select count(*)::int from review_removals) as "removedReviews",
      (select count(*)::int from receipts) as receipts`
  return { ...row!, provenSeconds: Math.floor(row!.provenSeconds), unbilledSeconds: Math.floor(row!.unbilledSeconds) }
}

/** The 28 days until today, also those without a consultation. Reads only their part of an index. */
export const listDailyFigures = (sql: Sql, now: Date) => sql<DailyFigures[]>`
  with today as (select (${now}::timestamptz at time zone 'America/Sao_Paulo')::date as on),
  settled as (
    select (ended_at at time zone 'America/Sao_Paulo')::date as on, captured from consultations
    where ended_at >= (select (t.on - 27)::timestamp at time zone 'America/Sao_Paulo' from today t)
      and ended_at is not null and started_at is not null
  )
  select day::date::text as on, count(s.on)::int as consultations, coalesce(sum(s.captured), 0)::bigint as "chargedCents"
  from today t cross join lateral generate_series(t.on - 27, t.on, interval '1 day') day
    left join settled s on s.on = day::date
  group by day order by day`
