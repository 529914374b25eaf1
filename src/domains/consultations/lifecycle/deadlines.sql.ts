import { blockedPeople } from '#domains/accounts/index.ts'
import type { Sql } from '#platform/db.ts'
import { MEDIA_MS } from '../channels/sound.rules.ts'
import { APPOINTMENT_MS, TIMEOUT_MS } from '../state/deadlines.rules.ts'
import { mustEndAt } from '../state/sql.ts'

/** From the agreed start on: when it may be seen, and when it is clear, who came. Milliseconds. */
const BOOKED_MS = {
  patience: APPOINTMENT_MS.patience + TIMEOUT_MS.lease,
  counted: APPOINTMENT_MS.counts + TIMEOUT_MS.lease,
}

const ROOM_MS = { ...TIMEOUT_MS, soundDead: MEDIA_MS.dead, firstWindow: MEDIA_MS.firstWindow }

/**
 * Open consultations with a deadline that has passed, and booked ones of which it may be decided who came: after
 * `patience` somebody may be missing, after `counted` it is clear. Read without locks: the verb decides again under the
 * lock.
 */
export async function listOverdue(sql: Sql, at: Date, { most, aside }: { most: number; aside: string[] }) {
  const rows = await sql<{ id: string }[]>`
    select c.id from consultations c
    left join presences a on a.consultation_id = c.id and a.role = 'client'
    left join presences b on b.consultation_id = c.id and b.role = 'consultant'
    where c.ended_at is null and c.id <> all(${aside}::uuid[]) and (case c.state
      when 'requested' then c.requested_at <= ${at}::timestamptz - ${ROOM_MS.toAnswer} * interval '1 millisecond'
        or c.consultant_id in (select consultant_id from busy_consultants)
      when 'accepted' then case when c.booked_at is null
        then c.accepted_at <= ${at}::timestamptz - case when c.is_automatic then ${ROOM_MS.toBegin}::int
          else ${ROOM_MS.toConnect}::int end * interval '1 millisecond'
        else c.booked_at + c.booked_minutes * interval '1 minute' <= ${at} end
      when 'active' then c.started_at <= ${at}::timestamptz - ${ROOM_MS.wholeConsultation} * interval '1 millisecond'
        or greatest(least(coalesce(a.proved_at, a.joined_at), coalesce(b.proved_at, b.joined_at)),
          c.billable_from) <= ${at}::timestamptz - ${ROOM_MS.lease} * interval '1 millisecond'
        or greatest(case when c.is_automatic then c.client_kept_at else c.consultant_spoke_at end,
          case when c.current_channel = 'chat' and not c.is_automatic then c.consultant_typed_at end, c.billable_from) <= ${at}::timestamptz - ${ROOM_MS.consultantSilence} * interval '1 millisecond'
        or c.current_channel <> 'chat' and (greatest(
            case when a.media_at is not null and b.media_at is not null then least(a.media_at, b.media_at) end,
            (select max(ended_at) from billed_segments where consultation_id = c.id), c.billable_from,
            c.channel_changed_at + ${ROOM_MS.firstWindow - ROOM_MS.soundDead} * interval '1 millisecond'
          ) <= ${at}::timestamptz - ${ROOM_MS.soundDead} * interval '1 millisecond'
          or c.consultant_spoke_at is null
            and c.billable_from <= ${at}::timestamptz - ${ROOM_MS.firstWindow} * interval '1 millisecond')
      when 'paused' then c.started_at <= ${at}::timestamptz - ${ROOM_MS.wholeConsultation} * interval '1 millisecond'
        or (c.booked_at is null or c.reason = 'booked_time_over'
          or c.booked_at <= ${at}::timestamptz - ${BOOKED_MS.counted} * interval '1 millisecond')
        and (c.paused_by is null and c.paused_at <= ${at}::timestamptz - ${ROOM_MS.onePause} * interval '1 millisecond'
          or c.paused_at <= ${at}::timestamptz - (${ROOM_MS.allPauses} - c.paused_before_ms) * interval '1 millisecond')
      end
      or ${mustEndAt(sql)} <= ${at}
      or c.attendance is null and c.booked_at <= ${at}::timestamptz - ${BOOKED_MS.counted} * interval '1 millisecond'
      or c.attendance is null and c.booked_at <= ${at}::timestamptz - ${BOOKED_MS.patience} * interval '1 millisecond'
        and c.state in ('accepted', 'paused') and coalesce(b.present_ms, 0) = 0 and a.present_ms > 0)
    order by c.requested_at limit ${most}`
  return rows.map(({ id }) => id)
}

/** Open consultations of whoever the team blocked: few people, each with one or a few rooms. */
export async function listOpenOfBlocked(sql: Sql, { most, aside }: { most: number; aside: string[] }) {
  const rows = await sql<{ id: string }[]>`
    select c.id from consultations c
    where c.ended_at is null and c.id <> all(${aside}::uuid[])
      and (c.client_id in (${blockedPeople(sql)}) or c.consultant_id in (${blockedPeople(sql)}))
    order by c.requested_at limit ${most}`
  return rows.map(({ id }) => id)
}
