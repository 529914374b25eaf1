import type { Sql } from '#platform/db.ts'

/** How long a consultant's consultations last, and since when the present one runs; null: none does. Milliseconds. */
export type Pace = { consultantId: string; typicalMs: number | null; elapsedMs: number | null }

/** As many latest consultations tell a usual length, of one consultant and of all, however long the history is. */
const SAMPLE = { days: 90, least: 5, own: 40, all: 200 }

/**
 * The usual length of these consultants' consultations: the median of their latest ones in ninety days, from five on;
 * else that of everybody's latest. Null only where nobody ever consulted.
 */
export const listPaces = (sql: Sql, consultantIds: readonly string[], now: Date) => sql<Pace[]>`
  with everybody as materialized (
    select percentile_cont(0.5) within group (order by ms_between(started_at, ended_at)) as ms from (
      select started_at, ended_at from consultations
      where state = 'ended' and started_at is not null and requested_at <= ${now}
      order by requested_at desc limit ${SAMPLE.all}) latest
  )
  select asked.id as "consultantId",
    case when own.count >= ${SAMPLE.least} then own.ms else (select ms from everybody) end::float8 as "typicalMs",
    (select greatest(0, ms_between(coalesce(o.started_at, o.accepted_at), ${now})) from consultations o
      where o.consultant_id = asked.id and o.state in ('accepted', 'active', 'paused'))::float8 as "elapsedMs"
  from unnest(${consultantIds as string[]}::uuid[]) asked (id) cross join lateral (
    select count(*)::int as count,
      percentile_cont(0.5) within group (order by ms_between(started_at, ended_at)) as ms
    from (
      select started_at, ended_at from consultations d
      where d.consultant_id = asked.id and d.state = 'ended' and d.started_at is not null
        and d.requested_at > ${now}::timestamptz - ${SAMPLE.days} * interval '1 day'
      order by d.requested_at desc limit ${SAMPLE.own}) latest
  ) own`
