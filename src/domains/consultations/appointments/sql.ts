import { bookedOf } from '#domains/wallet/rules.ts'
import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { SoundProofs } from '../calls/rules.ts'
import { APPOINTMENT_MS, TIMEOUT_MS } from '../deadlines.rules.ts'
import { liveChannelOf } from '../calls/rules.ts'
import type { LastProofs } from '../metering/stop.rules.ts'
import type { Attendance, State } from '../rules.ts'
import { type Consultation, lastProofsOf, mustEndAt, type NamedConsultation, namedColumnsOf } from '../sql.ts'
import type { MeasuredPresence } from './attendance.rules.ts'

export type DeadlineFacts = LastProofs &
  MeasuredPresence & { mustEndAt: Date | null; isConsultantBusy: boolean; sound: SoundProofs }

/** All that a deadline depends on besides the consultation itself, in one statement. */
export async function findDeadlineFacts(sql: Sql, id: string, at: Date): Promise<DeadlineFacts> {
  const isThere = (role: string) => sql`coalesce((select max(proved_at) from presences
    where consultation_id = c.id and role = ${role}) > ${at}::timestamptz - ${TIMEOUT_MS.lease} * interval '1 millisecond',
    false)`
  const presentMs = (role: string) => sql`coalesce((select present_ms from presences
    where consultation_id = c.id and role = ${role}), 0)::float8`
  const [row] = await sql<(Omit<DeadlineFacts, 'sound'> & SoundProofs)[]>`
    select ${lastProofsOf(sql, id)}, ${presentMs('client')} as "clientMs", ${presentMs('consultant')} as "consultantMs",
      ${isThere('client')} as "isClientThere", ${isThere('consultant')} as "isConsultantThere",
      ${mustEndAt(sql)} as "mustEndAt", sound.*,
      exists (select from busy_consultants b where b.consultant_id = c.consultant_id) as "isConsultantBusy",
      case when c.booked_at is null then 0 else greatest(0, ms_between(c.booked_at, c.accepted_at))::float8
        + greatest(${outageMs(sql, at)}, ${cutOffMs(sql, at)}) end as "outageMs"
    from consultations c left join lateral (
      select max(media_at) filter (where role = 'client') as "clientMediaAt",
        max(media_at) filter (where role = 'consultant') as "consultantMediaAt",
        max(received_at) filter (where role = 'client') as "clientReceivedAt",
        max(received_at) filter (where role = 'consultant') as "consultantReceivedAt",
        max(acknowledged_at) filter (where role = 'client') as "clientAcknowledgedAt",
        max(acknowledged_at) filter (where role = 'consultant') as "consultantAcknowledgedAt",
        max(connected_at) filter (where role = 'client') as "clientConnectedAt",
        max(connected_at) filter (where role = 'consultant') as "consultantConnectedAt",
        max(heard_at) filter (where role = 'client') as "clientHeardAt",
        max(heard_at) filter (where role = 'consultant') as "consultantHeardAt",
        max(spoke_at) filter (where role = 'client') as "clientVoicedAt",
        max(spoke_at) filter (where role = 'consultant') as "consultantVoicedAt",
        (select max(ended_at) from billed_segments where consultation_id = c.id) as "chargedUntil"
      from presences where consultation_id = c.id
    ) sound on true where c.id = ${id}`
  return { ...row!, sound: row! }
}

/** How much of the time in which presence counts was lost to us, until `at`: no meter of any process ran. */
const outageMs = (sql: Sql, at: Date) => sql`coalesce((
  select sum(greatest(0, ms_between(greatest(o.since, c.booked_at), least(o.until, ${at}::timestamptz,
    c.booked_at + ${APPOINTMENT_MS.counts} * interval '1 millisecond'))))
  from (
    select since, until from meter_outages where until > c.booked_at
    union all select at, ${at}::timestamptz from meter_pulse
      where at < ${at}::timestamptz - interval '20 seconds'
  ) o), 0)::float8`

/**
 * For how long of it one of the two was cut off, until `at`: they were there until the process of their socket failed,
 * and have proven nothing since. A process says every five seconds that it runs, and hands proofs over every two.
 */
const cutOffMs = (sql: Sql, at: Date) => sql`coalesce((
  select max(greatest(0, ms_between(greatest(l.since, c.booked_at), least(l.until, ${at}::timestamptz,
    c.booked_at + ${APPOINTMENT_MS.counts} * interval '1 millisecond'))))
  from presences p join (
    select since, until from lost_meters where until > c.booked_at
    union all select at, ${at}::timestamptz from running_meters where at < ${at}::timestamptz - interval '20 seconds'
  ) l on p.proved_at between l.since - interval '10 seconds' and l.since + interval '10 seconds'
  where p.consultation_id = c.id), 0)::float8`

export type BookedRoom = Pick<
  Consultation,
  | 'id'
  | 'clientId'
  | 'consultantId'
  | 'channel'
  | 'pricePerMinute'
  | 'commissionBps'
  | 'isAutomatic'
  | 'held'
  | 'heldPromotional'
  | 'coveredMs'
> & { bookedAt: Date; bookedMinutes: number; freeUntil: Date }

/** Takes the place with the room's first event, in one statement. Undefined: one of the two is in another room. */
export async function insertBookedRoom(tx: Tx, b: BookedRoom, at: Date): Promise<NamedConsultation | undefined> {
  const [row] = await tx<NamedConsultation[]>`
    with opened as (
      insert into consultations (id, client_id, consultant_id, channel, current_channel, price_per_minute,
        commission_bps, spending_limit, state, requested_at, accepted_at, awaits_confirmation, accepts_packages,
        is_automatic, held, held_promotional, hold_count, covered_ms, booked_at, booked_minutes, free_until, last_seq)
      values (${b.id}, ${b.clientId}, ${b.consultantId}, ${b.channel}, ${liveChannelOf(b.channel)},
        ${b.pricePerMinute}, ${b.commissionBps}, ${b.held || null}, 'accepted', ${at}, ${at}, true,
        ${b.coveredMs > 0n}, ${b.isAutomatic}, ${b.held}, ${b.heldPromotional}, ${b.held > 0n ? 1 : 0}, ${b.coveredMs}, ${b.bookedAt}, ${b.bookedMinutes}, ${b.freeUntil}, 1)
      on conflict do nothing returning *
    ), first_event as (
      insert into consultation_events (consultation_id, seq, type, author_kind, fact, at)
      select id, last_seq, 'moved', 'system', ${tx.json({ state: 'accepted', reason: null })}, accepted_at from opened
    )
    select ${namedColumnsOf(tx)} from opened c
    join people p on p.id = c.client_id join consultants k on k.id = c.consultant_id`
  return row
}

export type BookedOutcome = {
  attendance: Attendance
  /** Why it ended, and who left when it was cancelled. */
  reason: string
  captured: bigint
  fee: bigint
  /** Of the minutes that paid it, in milliseconds: for the time together, and for not coming. */
  usedMs: bigint
  feeMs: bigint
  endedAt: Date
}

/** How a booked consultation ended; undefined: it has not. */
export async function findBookedOutcome(sql: Sql, id: string): Promise<BookedOutcome | undefined> {
  const [row] = await sql<BookedOutcome[]>`
    select attendance, reason, captured, fee, covered_time(consultations) as "usedMs", fee_ms as "feeMs",
      ended_at as "endedAt"
    from consultations
    where id = ${id} and booked_at is not null and ended_at is not null`
  return row
}

/**
 * What a client's bookings whose room is not open yet, and the written questions that wait for their payment, may cost
 * on the day, in the week and month of `at`, in centavos; without one of them, and without reservations whose time is
 * over. Questions count now: once they are paid they are delivered.
 */
export async function sumBooked(
  sql: Sql,
  { clientId, at, now, except }: { clientId: string; at: Date; now: Date; except?: string },
) {
  const within = (period: string) => sql`coalesce(sum(price) filter (where
    date_trunc(${period}, starts_at, 'America/Sao_Paulo') = date_trunc(${period}, ${at}::timestamptz, 'America/Sao_Paulo')
  ), 0)::bigint`
  const [row] = await sql<{ day: Centavos; week: Centavos; month: Centavos }[]>`
    select ${within('day')} as day, ${within('week')} as week, ${within('month')} as month from (
      select id, client_id, starts_at, price, held_until from committed_bookings
      union all select id, client_id, ${now}, price, null from awaited_questions
    ) ahead
    where client_id = ${clientId} and (held_until is null or held_until > ${now})
      and id is distinct from ${except ?? null}`
  return row!
}

/** What was paid for the booked time and passed on to its room, in centavos; zero when minutes pay it. */
export async function findBookedPrice(sql: Sql, { id, clientId }: { id: string; clientId: string }): Promise<Centavos> {
  const [row] = await sql<{ price: Centavos }[]>`
    select coalesce(sum(p.amount), 0)::bigint as price
    from ledger_journals j join ledger_postings p on p.journal_id = j.id
    where j.subject_id = ${id} and j.kind = 'consultation_hold' and p.debit = ${bookedOf(clientId)}`
  return row!.price
}

/** Rooms of these people that are open now. */
export const listOpenRoomsOf = (sql: Sql, people: { clientId: string; consultantId: string }) => sql<
  { id: string; state: State }[]
>`
  select id, state from consultations where ended_at is null
    and (client_id = ${people.clientId} or consultant_id = ${people.consultantId})`

type NextBooking = {
  startsAt: Date
  isOfClient: boolean
  isOfConsultant: boolean
  clientName: string
  consultantName: string
}

/** The next booking of a client or a consultant that begins before `before`, the client's first, and with whom. */
export async function findNextBooking(
  sql: Sql,
  { clientId, consultantId, before }: { clientId: string; consultantId: string; before: Date },
): Promise<NextBooking | undefined> {
  const [row] = await sql<NextBooking[]>`
    select soon.starts_at as "startsAt", soon.client_id = ${clientId} as "isOfClient",
      soon.consultant_id = ${consultantId} as "isOfConsultant", p.first_name as "clientName", k.name as "consultantName"
    from (
      select client_id, consultant_id, starts_at from upcoming_bookings
        where client_id = ${clientId} and starts_at < ${before}
      union all
      select client_id, consultant_id, starts_at from upcoming_bookings
        where consultant_id = ${consultantId} and starts_at < ${before}
    ) soon join people p on p.id = soon.client_id join consultants k on k.id = soon.consultant_id
    order by soon.client_id = ${clientId} desc, soon.starts_at limit 1`
  return row
}
