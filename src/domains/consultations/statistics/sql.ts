import { restrainedPeople } from '#domains/accounts/index.ts'
import { cardColumns, type CardRow } from '#domains/consultants/index.ts'
import type { Sql } from '#platform/db.ts'
import type { AvailabilityEstimate, ConsultantStatistics } from './contract.ts'

/**
 * Counted from the consultations themselves; a refund is a journal of it. A seat that was taken
 * while it rang, and not proven since accepting, is no presence. All zero for an unknown id.
 */
export async function countStatistics(sql: Sql, consultantId: string) {
  const [record] = await sql<ConsultantStatistics[]>`
    with rooms as (
      select id, state, reason, requested_at, accepted_at, state = 'ended' and started_at is not null as is_settled,
        attendance, booked_at is not null as is_booked
        from consultations where consultant_id = ${consultantId}
    ), late as (
      select count(*)::int as cancelled from late_cancellations where consultant_id = ${consultantId}
    )
    select count(*) filter (where is_settled)::int as settled,
      count(*) filter (where is_settled and exists (
        select from ledger_journals j where j.subject_id = r.id::text and j.kind = 'consultation_refund'
      ))::int as refunded,
      count(*) filter (where case when is_booked then attendance in ('kept', 'consultant_absent')
        else state not in ('requested', 'cancelled', 'declined', 'expired') or reason = 'no_answer' end)::int
        + max(late.cancelled) as asked,
      count(*) filter (where case when is_booked then attendance = 'consultant_absent' else reason = 'no_answer'
        or state = 'not_connected' and not exists (
          select from presences p where p.consultation_id = r.id and p.role = 'consultant'
            and greatest(p.joined_at, p.proved_at) >= r.accepted_at) end)::int
        + max(late.cancelled) as missed,
      (percentile_cont(0.5) within group (order by extract(epoch
        from accepted_at - requested_at) * 1000)
        filter (where accepted_at is not null and not is_booked))::float8 as "medianWaitMs"
    from late left join rooms r on true`
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

/** As many of a consultant's latest consultations tell their habits, however long their history is. */
const HABIT_SAMPLE = 40

/**
 * Who is offline, on no vacation, and began consultations since then, first whoever began some on most days within the
 * next three hours of the day, then whoever had the latest. Hours and the last day are those of São Paulo.
 */
export const listLatelyHere = (sql: Sql, { since, now, most }: { since: Date; now: Date; most: number }) => sql<
  (CardRow & { lastOn: string; hours: number[] })[]
>`
  with lately as (
    select c.id, max(wall) as last_wall, array_agg(extract(hour from wall)::int) as hours,
      count(distinct wall::date) filter (where mod(extract(hour from wall)::int + 24
        - extract(hour from ${now}::timestamptz at time zone 'America/Sao_Paulo')::int, 24) < 3) as soon
    from consultants c join consultant_presence(${now}) presence on presence.consultant_id = c.id
    join lateral (
      select started_at at time zone 'America/Sao_Paulo' as wall from consultations d
        where d.consultant_id = c.id and d.requested_at >= ${since} and d.started_at is not null
      order by d.requested_at desc limit ${HABIT_SAMPLE}
    ) latest on true
    where c.approved_at is not null and not c.is_automatic and presence.status = 'offline'
      and c.id not in (${restrainedPeople(sql, now)}) and not exists (select from consultant_vacations v where v.consultant_id = c.id
        and v.starts_at <= ${now} and v.back_at > ${now})
    group by c.id
  ), chosen as materialized (
    select row_number() over (order by soon desc, last_wall desc, id) as place, * from lately
      order by place limit ${most}
  )
  select ${cardColumns(sql)}, to_char(last_wall, 'YYYY-MM-DD') as "lastOn", hours
  from chosen join lateral (select * from consultant_cards(${now}) every where every.id = chosen.id) card on true
  order by place`
