import type { Sql } from '#platform/db.ts'
import type { QualityCounts } from './quality.rules.ts'

/**
 * What is counted since then of every person who had a request, in one pass over the index of ends, or of one of them.
 */
export const countQuality = (sql: Sql, since: Date, consultantId?: string) => sql<QualityCounts[]>`
  with ended as (
    select c.*, c.state = 'ended' and c.started_at is not null as is_settled, c.booked_at is not null as is_booked
    from consultations c
    where c.ended_at >= ${since} and c.state <> 'cancelled' and (c.state <> 'expired' or c.reason = 'no_answer')
      and not c.is_automatic
      ${consultantId ? sql`and c.consultant_id = ${consultantId}` : sql``}
  ), clients as (
    select consultant_id, count(*)::int as clients, count(*) filter (where consultations > 1)::int as returning
    from consultation_clients where last_at >= ${since} and consultations > 0
      ${consultantId ? sql`and consultant_id = ${consultantId}` : sql``} group by consultant_id
  )
  select e.consultant_id as "consultantId", 
    count(*) filter (where not e.is_booked)::int as received,
    count(*) filter (where not e.is_booked and e.state <> 'expired')::int as answered,
    count(*) filter (where case when e.is_booked then e.attendance in ('kept', 'consultant_absent')
      else e.accepted_at is not null end)::int as accepted,
    count(*) filter (where case when e.is_booked then e.attendance = 'consultant_absent'
      else e.state = 'not_connected' and not exists (
        select from presences p where p.consultation_id = e.id and p.role = 'consultant'
          and greatest(p.joined_at, p.proved_at) >= e.accepted_at) end)::int as absent,
    count(*) filter (where e.is_settled)::int as settled,
    count(*) filter (where e.is_settled and exists (
      select from ledger_journals j where j.subject_id = e.id::text and j.kind = 'consultation_refund'
    ))::int as refunded,
    coalesce(max(k.clients), 0) as clients, coalesce(max(k.returning), 0) as returning,
    (percentile_cont(0.5) within group (order by extract(epoch from e.accepted_at - e.requested_at) * 1000)
      filter (where e.accepted_at is not null and not e.is_booked))::float8 as "medianWaitMs"
  from ended e left join clients k on k.consultant_id = e.consultant_id
  group by e.consultant_id`
