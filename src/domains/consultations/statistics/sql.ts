import type { Sql } from '#platform/db.ts'
import type { AvailabilityEstimate, ConsultantStatistics } from './contract.ts'

/**
 * Counted from the consultations themselves; a refund is a journal `refund:{consultation}:{n}`. All zero for an unknown
 * id.
 */
export async function countStatistics(sql: Sql, consultantId: string) {
  const [record] = await sql<ConsultantStatistics[]>`
    with rooms as (
      select id, state, requested_at, accepted_at, state = 'ended' and started_at is not null as is_settled
        from consultations where consultant_id = ${consultantId}
    )
    select count(*) filter (where is_settled)::int as settled,
      count(*) filter (where is_settled and exists (
        select from ledger_journals j where j.key >= 'refund:' || r.id || ':' and j.key < 'refund:' || r.id || ';'
      ))::int as refunded,
      count(*) filter (where state not in ('requested', 'cancelled', 'declined'))::int as asked,
      count(*) filter (where state = 'expired' or state = 'not_connected' and not exists (
        select from presences p where p.consultation_id = r.id and p.role = 'consultant'
      ))::int as missed,
      (percentile_cont(0.5) within group (order by extract(epoch
        from accepted_at - requested_at) * 1000) filter (where accepted_at is not null))::float8 as "medianWaitMs"
    from rooms r`
  return record!
}

const SAMPLE_SIZE = 20

/** The median length of a consultant's latest consultations, less the elapsed time of the open one. */
export const estimateAvailability = (sql: Sql, now: Date) => sql<AvailabilityEstimate[]>`
  select o.consultant_id as "consultantId",
    case when typical.ms is not null then greatest(0, typical.ms - extract(epoch
      from ${now}::timestamptz - coalesce(o.started_at, o.accepted_at)) * 1000)::float8 end as "freeInMs"
  from consultations o left join lateral (
    select percentile_cont(0.5) within group (order by extract(epoch from ended_at - started_at) * 1000) as ms from (
      select started_at, ended_at from consultations d
        where d.consultant_id = o.consultant_id and d.state = 'ended' and d.started_at is not null
      order by d.requested_at desc limit ${SAMPLE_SIZE}
    ) latest
  ) typical on true
  where o.state in ('accepted', 'active', 'paused') order by 1`
