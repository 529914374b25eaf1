import { restrainedPeople } from '#domains/accounts/index.ts'
import type { Sql, Tx } from '#platform/db.ts'
import { isOpenIn } from '../reschedule-requests/sql.ts'
import type { Schedule, Span } from '../slots.rules.ts'

/** Exceptions `e` as they are written, in order. */
const exceptionsOf = (sql: Sql) => sql`
  json_agg(case e.kind when 'off' then json_build_object('day', e.day, 'kind', e.kind)
    else json_build_object('day', e.day, 'kind', e.kind, 'from', e.from_minute, 'until', e.until_minute) end
    order by e.day, e.kind desc, e.from_minute)`

/** All that a consultant wrote down, past exceptions too. Undefined: nothing yet. */
export async function findSchedule(sql: Sql, consultantId: string): Promise<Schedule | undefined> {
  const [row] = await sql<Schedule[]>`
    select s.zone, s.notice_minutes as "noticeMinutes", s.farthest_days as "farthestDays",
      s.pause_minutes as "pauseMinutes",
      (select coalesce(json_agg(json_build_object('weekday', w.weekday, 'from', w.from_minute, 'until', w.until_minute)
          order by w.weekday, w.from_minute), '[]')
        from availability_windows w where w.consultant_id = s.consultant_id) as weekly,
      (select coalesce(${exceptionsOf(sql)}, '[]') from schedule_exceptions e
        where e.consultant_id = s.consultant_id) as exceptions
    from schedules s where s.consultant_id = ${consultantId}`
  return row
}

/**
 * Whoever books one of these people, or changes their hours, waits for each other until the transaction ends: in id
 * order. Without it two equal inserts at once wait for each other's constraint for ever.
 */
export async function lockPlaces(tx: Tx, personIds: readonly string[]) {
  await tx`
    select pg_advisory_xact_lock(hashtextextended('place:' || id, 0))
    from (select distinct id from unnest(${[...personIds]}::text[]) id order by id) people`
}

/** Replaces the hours and exceptions of a consultant. False: there is no such consultant. */
export async function replaceSchedule(tx: Tx, consultantId: string, schedule: Schedule, now: Date) {
  const { zone, weekly, exceptions, noticeMinutes, farthestDays, pauseMinutes } = schedule
  const { count } = await tx`
    insert into schedules (consultant_id, zone, notice_minutes, farthest_days, pause_minutes, changed_at)
    select id, ${zone}, ${noticeMinutes}, ${farthestDays}, ${pauseMinutes}, ${now} from consultants
      where id = ${consultantId}
    on conflict (consultant_id) do update set zone = excluded.zone, notice_minutes = excluded.notice_minutes,
      farthest_days = excluded.farthest_days, pause_minutes = excluded.pause_minutes, changed_at = excluded.changed_at`
  if (count === 0) return false
  await tx`delete from availability_windows where consultant_id = ${consultantId}`
  await tx`
    insert into availability_windows (consultant_id, weekday, from_minute, until_minute)
    select ${consultantId}, weekday, "from", until from jsonb_to_recordset(${tx.json(weekly)})
      as given (weekday smallint, "from" smallint, until smallint)`
  await tx`delete from schedule_exceptions where consultant_id = ${consultantId}`
  await tx`
    insert into schedule_exceptions (consultant_id, day, kind, from_minute, until_minute)
    select ${consultantId}, day, kind, "from", until from jsonb_to_recordset(${tx.json(exceptions)})
      as given (day date, kind text, "from" smallint, until smallint)`
  return true
}

/** `since` until `until` of rows as one array of pairs, in milliseconds since 1970. */
const pairsOf = (sql: Sql) => sql`
  json_agg(json_build_array((extract(epoch from since) * 1000)::bigint, (extract(epoch from until) * 1000)::bigint))`

type Pair = readonly [from: number, until: number]
const spansOf = (pairs: readonly Pair[] | null): Span[] => (pairs ?? []).map(([from, until]) => ({ from, until }))

type AgendaRow = Omit<Schedule, 'weekly' | 'exceptions'> & {
  consultantId: string
  weekly: readonly (readonly [weekday: number, from: number, until: number])[] | null
  exceptions: Schedule['exceptions'] | null
  busy: readonly Pair[] | null
  clientBusy: readonly Pair[] | null
}

export type Agenda = { consultantId: string; schedule: Schedule; busy: Span[]; clientBusy: Span[] }

/**
 * What the slots of these consultants come from, in one query. `clientId`: an own reservation hides no place from them;
 * `moving`: the own booking that moves takes none. Left out: programs, whoever is not approved, without hours, or does
 * not meet `clientId`.
 */
export async function listAgendas(
  sql: Sql,
  consultantIds: readonly string[] | 'all',
  { clientId, now, moving }: { clientId: string | undefined; now: Date; moving?: string | undefined },
): Promise<Agenda[]> {
  const isAsked = consultantIds === 'all' ? sql`true` : sql`s.consultant_id = any(${[...consultantIds]}::uuid[])`
  const client = sql`${clientId ?? null}::uuid`
  const isOther = moving ? sql`(b.id <> ${moving} or ${client} not in (b.client_id, b.consultant_id))` : sql`true`
  // An unpaid reservation whose time is over takes no place, swept or not. Who chooses a place anew gives the own one
  // back; who moves a booking keeps it.
  const isHeld = sql`b.state = 'reserved' and b.expires_at > ${now}`
  const hidesOwn = moving ? isHeld : sql`false`
  // Consultants look at their own agenda too; a break is refused when something is booked.
  const mayMeet = clientId
    ? sql`and coalesce(meeting_obstacle(${client}, s.consultant_id, ${now}), 'on_break') in ('on_break', 'same_person')`
    : sql``
  // In sets, not by consultant: everybody's next free start is one question.
  const rows = await sql<AgendaRow[]>`
    with asked as materialized (
      select s.* from schedules s join consultants c on c.id = s.consultant_id
      where ${isAsked} and c.approved_at is not null and not c.is_automatic
        and (${client} = c.id or c.id not in (${restrainedPeople(sql, now)})) ${mayMeet}
    ), taken as (
      select s.consultant_id, b.starts_at as since, b.busy_until as until
      from asked s join bookings b on b.consultant_id = s.consultant_id
      where b.ended_at is null and b.busy_until > ${now} and ${isOther} and (b.state = 'confirmed'
        or ${isHeld} and ${moving ? sql`true` : sql`b.client_id is distinct from ${client}`})
      union all select s.consultant_id, q.starts_at, q.starts_at + (b.minutes + q.pause_minutes) * interval '1 minute'
      from asked s join bookings b on b.consultant_id = s.consultant_id join reschedule_requests q on q.booking_id = b.id
      where ${isOther} and ${isOpenIn(sql, now)}
      union all select s.consultant_id, v.starts_at, v.back_at
      from asked s join consultant_vacations v on v.consultant_id = s.consultant_id where v.back_at > ${now}
      union all select s.consultant_id, p.starts_at, p.ends_at
      from asked s join private_busy_times p on p.consultant_id = s.consultant_id where p.ends_at > ${now}
    )
    select s.consultant_id as "consultantId", s.zone, s.notice_minutes as "noticeMinutes",
      s.farthest_days as "farthestDays", s.pause_minutes as "pauseMinutes", hours.weekly, special.exceptions, t.busy,
      (select ${pairsOf(sql)} from (
        select b.starts_at as since, b.ends_at as until from bookings b
        where b.client_id = ${client} and b.ended_at is null and b.ends_at > ${now} and ${isOther}
          and (b.state = 'confirmed' or ${hidesOwn})) own) as "clientBusy"
    from asked s
      left join (select consultant_id, json_agg(json_build_array(w.weekday, w.from_minute, w.until_minute)
          order by w.weekday, w.from_minute) as weekly
        from asked join availability_windows w using (consultant_id) group by 1) hours using (consultant_id)
      left join (select consultant_id, ${exceptionsOf(sql)} as exceptions
        from asked join schedule_exceptions e using (consultant_id)
        where e.day > ${now}::timestamptz::date - 3 group by 1) special using (consultant_id)
      left join (select consultant_id, ${pairsOf(sql)} as busy from taken group by 1) t using (consultant_id)`
  return rows.map(({ consultantId, weekly, exceptions, busy, clientBusy, ...rest }) => ({
    consultantId,
    schedule: {
      ...rest,
      weekly: (weekly ?? []).map(([weekday, from, until]) => ({ weekday, from, until })),
      exceptions: exceptions ?? [],
    },
    busy: spansOf(busy),
    clientBusy: spansOf(clientBusy),
  }))
}

/** The hours and exceptions of a consultant who attends no more. */
export async function deleteSchedule(tx: Tx, consultantId: string) {
  await tx`delete from schedule_exceptions where consultant_id = ${consultantId}`
  await tx`delete from availability_windows where consultant_id = ${consultantId}`
  await tx`delete from schedules where consultant_id = ${consultantId}`
}
