import type { Channel } from '#domains/consultants/rules.ts'
import type { PaymentMethod, PaymentState } from '#domains/payments/rules.ts'
import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { BookingMinutes } from '../rules.ts'
import type { Answer } from '../proposals/rules.ts'
import { isOpenIn } from '../proposals/sql.ts'
import type { Reminder } from './reminders.rules.ts'
import type { BookingState, EndReason, EndState } from './rules.ts'

export type Booking = {
  id: string
  clientId: string
  consultantId: string
  channel: Channel
  clientZone: string
  startsAt: Date
  minutes: BookingMinutes
  endsAt: Date
  busyUntil: Date
  pricePerMinute: Centavos
  price: Centavos
  commissionBps: number
  state: BookingState
  reason: EndReason | null
  reservedAt: Date
  expiresAt: Date
  confirmedAt: Date | null
  freeUntil: Date | null
  movedAt: Date | null
  /** When its client accepted another start that the consultant proposed. */
  consultantMovedAt: Date | null
  /** Until when the consultant cancels without a compensation since then; null: as long as the client does. */
  consultantFreeUntil: Date | null
  reminded: Reminder | null
  endedAt: Date | null
  held: Centavos
  heldPromotional: Centavos
  fee: Centavos
  returned: Centavos
  /** When its room opened: from then on its consultation has the money. */
  openedAt: Date | null
  /** What was charged for proven time, of what was aside. */
  captured: Centavos
  /** Minutes of packages that pay it instead of money, in milliseconds: its whole length, or none. */
  coveredMs: bigint
  /** What became of them: for the time together, and for not coming or a late word. The rest went back. */
  usedMs: bigint
  feeMs: bigint
}

const columnsOf = (sql: Sql) => sql`
  b.id, b.client_id as "clientId", b.consultant_id as "consultantId", b.channel, b.client_zone as "clientZone",
  b.starts_at as "startsAt", b.minutes, b.ends_at as "endsAt", b.busy_until as "busyUntil",
  b.price_per_minute as "pricePerMinute", b.price, b.commission_bps as "commissionBps", b.state, b.reason,
  b.reserved_at as "reservedAt", b.expires_at as "expiresAt", b.confirmed_at as "confirmedAt",
  b.free_until as "freeUntil", b.moved_at as "movedAt", b.consultant_moved_at as "consultantMovedAt",
  b.consultant_free_until as "consultantFreeUntil", b.reminded, b.ended_at as "endedAt", b.held,
  b.held_promotional as "heldPromotional", b.fee, b.returned, b.opened_at as "openedAt", b.captured,
  b.covered_ms as "coveredMs", b.used_ms as "usedMs", b.fee_ms as "feeMs"`

export async function findBooking(sql: Sql, id: string): Promise<Booking | undefined> {
  const [row] = await sql<Booking[]>`select ${columnsOf(sql)} from bookings b where b.id = ${id}`
  return row
}

/** Locked until the transaction ends. */
export async function lockBooking(tx: Tx, id: string): Promise<Booking | undefined> {
  const [row] = await tx<Booking[]>`select ${columnsOf(tx)} from bookings b where b.id = ${id} for update`
  return row
}

export type NamedBooking = Booking & {
  clientName: string
  consultantName: string
  consultantPortrait: string
  /** Known to the consultant: these two had a compensation in the last ninety days, and another one is not due. */
  isCompensated: boolean
  /** Bonus of its client at the consultant's cost, in centavos. */
  compensation: Centavos
  /** Null: its consultant proposed nothing. */
  proposedStart: Date | null
  proposedFrom: Date | null
  proposedAt: Date | null
  proposalAnswer: Answer | null
}

/** Bookings with both names and what was proposed; nobody meets in a vacation. */
const namedBookings = (sql: Sql, { personId, now }: { personId: string; now: Date }) => sql`
  select ${columnsOf(sql)}, p.first_name as "clientName", c.name as "consultantName",
    c.portrait as "consultantPortrait", b.consultant_id = ${personId} and ${compensatedOf(sql, now)} as "isCompensated",
    coalesce(k.amount, 0)::bigint as compensation, q.starts_at as "proposedStart",
    q.from_at as "proposedFrom", q.proposed_at as "proposedAt", coalesce(q.answer, case when exists (
      select from consultant_vacations v where v.consultant_id = b.consultant_id and v.back_at > q.starts_at)
      then 'unfit' end) as "proposalAnswer"
  from bookings b join people p on p.id = b.client_id join consultants c on c.id = b.consultant_id
    left join booking_proposals q on q.booking_id = b.id
    left join booking_compensations k on k.booking_id = b.id`

const compensatedOf = (sql: Sql, now: Date) => sql`
  exists (select from booking_compensations k where k.client_id = b.client_id and k.consultant_id = b.consultant_id
    and tstzrange(k.at, k.again_from) @> ${now}::timestamptz)`

/** Whether the two of this booking had a compensation that another one would be too close to. */
export async function isCompensated(tx: Tx, id: string, now: Date): Promise<boolean> {
  const [row] = await tx<{ is: boolean }[]>`
    select ${compensatedOf(tx, now)} as is from bookings b where b.id = ${id}`
  return row!.is
}

type Listing = { most: number; onlyAhead: boolean; now: Date }

/** Bookings of a person on either side: what is ahead first, soonest first, then what is over, the latest first. */
export const listBookingsOf = (sql: Sql, personId: string, { most, onlyAhead, now }: Listing) => sql<NamedBooking[]>`
  ${namedBookings(sql, { personId, now })}
  where (b.client_id = ${personId} or b.consultant_id = ${personId} and b.confirmed_at is not null)
    and ${onlyAhead ? sql`b.ended_at is null` : sql`true`}
  order by b.ended_at is not null, case when b.ended_at is null then b.starts_at end, b.starts_at desc, b.id
  limit ${most}`

/** One booking of a person on either side; a consultant sees it once it is paid. */
export async function findBookingOf(
  sql: Sql,
  id: string,
  { personId, now }: { personId: string; now: Date },
): Promise<NamedBooking | undefined> {
  const [row] = await sql<NamedBooking[]>`
    ${namedBookings(sql, { personId, now })}
    where b.id = ${id} and (b.client_id = ${personId} or b.consultant_id = ${personId} and b.confirmed_at is not null)`
  return row
}

/** Unpaid reservations of these people whose time is over, and those of the client, locked; longest over first. */
export const lockUnpaid = (
  tx: Tx,
  { clientId, consultantId, now }: { clientId: string; consultantId: string; now: Date },
) => tx<Booking[]>`
  select ${columnsOf(tx)} from bookings b
  where b.state = 'reserved' and (b.client_id = ${clientId} or b.consultant_id = ${consultantId}
    and b.expires_at <= ${now})
  order by b.expires_at, b.id for update`

/** How many bookings a client has ahead, and how many reservations of the last day were never paid. */
export async function countOf(sql: Sql, clientId: string, now: Date): Promise<{ ahead: number; unpaid: number }> {
  const [row] = await sql<{ ahead: number; unpaid: number }[]>`
    select count(*) filter (where state = 'confirmed')::int as ahead,
      count(*) filter (where confirmed_at is null and reserved_at > ${now}::timestamptz - interval '24 hours')::int
        as unpaid
    from bookings where client_id = ${clientId}
      and (state = 'confirmed' or reserved_at > ${now}::timestamptz - interval '24 hours')`
  return row!
}

export type NewBooking = Omit<
  Booking,
  | 'state'
  | 'reason'
  | 'confirmedAt'
  | 'freeUntil'
  | 'movedAt'
  | 'consultantMovedAt'
  | 'consultantFreeUntil'
  | 'reminded'
  | 'endedAt'
  | 'held'
  | 'heldPromotional'
  | 'fee'
  | 'returned'
  | 'openedAt'
  | 'captured'
  | 'coveredMs'
  | 'usedMs'
  | 'feeMs'
>

/** Takes the place, with the first event, in one statement. */
export const insertBooking = (tx: Tx, b: NewBooking) => tx`
  with reserved as (
    insert into bookings (id, client_id, consultant_id, channel, client_zone, starts_at, minutes, ends_at, busy_until,
      price_per_minute, price, commission_bps, state, reserved_at, expires_at, last_seq)
    values (${b.id}, ${b.clientId}, ${b.consultantId}, ${b.channel}, ${b.clientZone}, ${b.startsAt}, ${b.minutes},
      ${b.endsAt}, ${b.busyUntil}, ${b.pricePerMinute}, ${b.price}, ${b.commissionBps}, 'reserved', ${b.reservedAt},
      ${b.expiresAt}, 1)
    returning *
  )
  insert into booking_events (booking_id, seq, state, by, at)
  select id, last_seq, state, client_id, reserved_at from reserved`

/** What is aside from now on. */
export const recordHeld = (tx: Tx, id: string, held: Centavos, heldPromotional: Centavos) => tx`
  update bookings set held = ${held}, held_promotional = ${heldPromotional} where id = ${id}`

/** Paid in full, in one statement with its event. */
export const recordConfirmed = (
  tx: Tx,
  id: string,
  paid: { held: Centavos; heldPromotional: Centavos; coveredMs?: bigint },
  { at, freeUntil }: { at: Date; freeUntil: Date },
) => tx`
  with moved as (
    update bookings set state = 'confirmed', confirmed_at = ${at}, free_until = ${freeUntil}, held = ${paid.held},
      held_promotional = ${paid.heldPromotional}, covered_ms = ${paid.coveredMs ?? 0n}, last_seq = last_seq + 1
    where id = ${id} returning *
  )
  insert into booking_events (booking_id, seq, state, by, at)
  select id, last_seq, state, client_id, ${at} from moved`

type Ended = {
  state: EndState
  reason: EndReason | null
  /** Who did it; null: time did. */
  by: string | null
  fee: Centavos
  commission: Centavos
  returned: Centavos
  captured?: Centavos
  usedMs?: bigint
  feeMs: bigint
  at: Date
}

export const recordEnded = (tx: Tx, id: string, e: Ended) => tx`
  with moved as (
    update bookings set state = ${e.state}, reason = ${e.reason}, ended_at = ${e.at}, fee = ${e.fee},
      commission = ${e.commission}, returned = ${e.returned}, captured = ${e.captured ?? 0n},
      used_ms = ${e.usedMs ?? 0n}, fee_ms = ${e.feeMs}, last_seq = last_seq + 1
    where id = ${id} returning *
  )
  insert into booking_events (booking_id, seq, state, reason, by, at)
  select id, last_seq, state, reason, ${e.by}, ${e.at} from moved`

export type PaymentAttempt = {
  paymentId: string
  method: PaymentMethod
  installments: number
  /** Null: it was never requested. */
  state: PaymentState | null
  paidAt: Date | null
  isDisputed: boolean
}

/** The payments that were asked for to confirm a booking, the latest first. */
export const listAttempts = (sql: Sql, bookingId: string) => sql<PaymentAttempt[]>`
  select t.payment_id as "paymentId", t.method, t.installments, p.state, p.paid_at as "paidAt", exists (
    select from payment_disputes d where d.payment_id = p.id and d.state <> 'won') as "isDisputed"
  from booking_payments t join bookings b on b.id = t.booking_id
    left join payments p on p.id = t.payment_id and p.person_id = b.client_id
  where t.booking_id = ${bookingId} order by t.asked_at desc, t.payment_id`

/** False: that id belongs to another payment. */
export async function insertAttempt(
  tx: Tx,
  t: { paymentId: string; bookingId: string; method: PaymentMethod; installments: number; at: Date },
): Promise<boolean> {
  const { count } = await tx`
    insert into booking_payments (payment_id, booking_id, method, installments, asked_at)
    select ${t.paymentId}, ${t.bookingId}, ${t.method}, ${t.installments}, ${t.at}
      where not exists (select from payments where id = ${t.paymentId})
    on conflict (payment_id) do nothing`
  return count === 1
}

/** Reservations of which a payment was credited, longest paid first. */
export const listPaid = (sql: Sql, most: number, aside: readonly string[]) => sql<{ id: string }[]>`
  select b.id from bookings b join booking_payments t on t.booking_id = b.id
    join payments p on p.id = t.payment_id and p.state in ('paid', 'paid_late')
  where b.state = 'reserved' and b.id <> all(${[...aside]}::uuid[])
  group by b.id order by min(p.paid_at), b.id limit ${most}`

/** Reservations whose time is over. */
export const listOverdue = (sql: Sql, now: Date, most: number, aside: readonly string[]) => sql<{ id: string }[]>`
  select id from bookings where state = 'reserved' and expires_at <= ${now} and id <> all(${[...aside]}::uuid[])
  order by expires_at limit ${most}`

type Moved = Pick<
  Booking,
  'startsAt' | 'endsAt' | 'busyUntil' | 'freeUntil' | 'movedAt' | 'consultantMovedAt' | 'consultantFreeUntil'
>

/** The same row at another start, in one statement with its event. */
export const recordMoved = (tx: Tx, id: string, to: Moved, { by, at }: { by: string; at: Date }) => tx`
  with moved as (
    update bookings set starts_at = ${to.startsAt}, ends_at = ${to.endsAt}, busy_until = ${to.busyUntil},
      free_until = ${to.freeUntil}, moved_at = ${to.movedAt}, consultant_moved_at = ${to.consultantMovedAt},
      consultant_free_until = ${to.consultantFreeUntil}, reminded = null, last_seq = last_seq + 1
    where id = ${id} returning *
  )
  insert into booking_events (booking_id, seq, state, reason, by, at)
  select id, last_seq, state, 'moved', ${by}, ${at} from moved`

export const recordReminded = (tx: Tx, id: string, reminder: Reminder) =>
  tx`update bookings set reminded = ${reminder} where id = ${id}`

/** Bookings of which a reminder may be due, the soonest first. */
export const listToRemind = (
  sql: Sql,
  now: Date,
  ms: Readonly<Record<Reminder, number>>,
  { most, aside }: { most: number; aside: readonly string[] },
) => sql<{ id: string }[]>`
  select id from bookings
  where ended_at is null and state = 'confirmed' and id <> all(${[...aside]}::uuid[]) and starts_at > ${now}
    and starts_at <= ${now}::timestamptz + ${ms.day} * interval '1 millisecond'
    and case when starts_at <= ${now}::timestamptz + ${ms.hour} * interval '1 millisecond'
      then reminded is distinct from 'hour'
        and greatest(confirmed_at, moved_at, consultant_moved_at) < starts_at - ${ms.hour} * interval '1 millisecond'
      else reminded is null
        and greatest(confirmed_at, moved_at, consultant_moved_at) < starts_at - ${ms.day} * interval '1 millisecond' end
  order by starts_at limit ${most}`

/** Credited payments of reservations that were never confirmed, of the last week, whose payer was not told yet. */
export const listUntold = (sql: Sql, now: Date, most: number, aside: readonly string[]) => sql<{ id: string }[]>`
  select t.payment_id as id from booking_payments t join bookings b on b.id = t.booking_id
    join payments p on p.id = t.payment_id and p.state in ('paid', 'paid_late')
  where t.told_at is null and t.asked_at > ${now}::timestamptz - interval '7 days' and b.ended_at is not null
    and b.confirmed_at is null and t.payment_id <> all(${[...aside]}::uuid[])
  order by t.asked_at limit ${most}`

/** Marks a payer as told and answers the booking. Undefined: somebody else did. */
export async function takeUntold(tx: Tx, paymentId: string, at: Date): Promise<Booking | undefined> {
  const [row] = await tx<Booking[]>`
    with told as (
      update booking_payments set told_at = ${at} where payment_id = ${paymentId} and told_at is null
      returning booking_id
    )
    select ${columnsOf(tx)} from told join bookings b on b.id = told.booking_id`
  return row
}

export type Participants = {
  clientName: string
  clientEmail: string
  consultantName: string
  consultantEmail: string
  consultantZone: string
  /** Counts the changes of the booking. */
  lastSeq: number
}

export async function findParticipants(
  sql: Sql,
  { id, clientId, consultantId }: Pick<Booking, 'id' | 'clientId' | 'consultantId'>,
): Promise<Participants> {
  const [row] = await sql<Participants[]>`
    select p.first_name as "clientName", p.email as "clientEmail", c.name as "consultantName",
      t.email as "consultantEmail", s.zone as "consultantZone",
      b.last_seq as "lastSeq"
    from bookings b, people p, consultants c join people t on t.id = c.id join schedules s on s.consultant_id = c.id
    where b.id = ${id} and p.id = ${clientId} and c.id = ${consultantId}`
  return row!
}

/** A consultant's reservations that wait for their payment, locked. */
export const lockReservationsOf = (tx: Tx, consultantId: string) => tx<Booking[]>`
  select ${columnsOf(tx)} from bookings b where b.consultant_id = ${consultantId} and b.state = 'reserved'
  order by b.expires_at, b.id for update`

/** A consultant's bookings with a proposal that waits for an answer, locked. */
export async function lockOpenProposalsOf(tx: Tx, consultantId: string, now: Date) {
  const rows = await tx<(Booking & { proposedStart: Date; proposedAt: Date })[]>`
    select ${columnsOf(tx)}, q.starts_at as "proposedStart", q.proposed_at as "proposedAt"
    from bookings b join booking_proposals q on q.booking_id = b.id
    where b.consultant_id = ${consultantId} and ${isOpenIn(tx, now)} order by b.id for update of b`
  return rows.map(({ proposedStart, proposedAt, ...booking }) => ({ booking, startsAt: proposedStart, proposedAt }))
}

export type Obstacle = 'vacation' | 'not_possible'

/** What keeps a booking `b` that is ahead from taking place; null: nothing. A client's break tells nobody. */
const obstacleOf = (sql: Sql, now: Date) => sql`
  case when exists (select from consultant_blocks k
      where k.consultant_id = b.consultant_id and k.client_id = b.client_id)
    or exists (select from breaks r where r.person_id = b.client_id and r.starts_at <= ${now}
      and (r.ends_at is null or r.ends_at > b.starts_at))
    or exists (select from consultants c where c.id = b.consultant_id and c.approved_at is null)
    -- A bank contests what paid the minutes.
    or b.covered_ms > 0 and exists (select from minute_covers m join minute_packs k on k.id = m.pack_id
      where m.consultation_id = b.id and (k.frozen_at is not null or k.lost_at is not null)) then 'not_possible'
  when exists (select from consultant_vacations v
      where v.consultant_id = b.consultant_id and v.back_at > b.starts_at) then 'vacation' end`

export async function findObstacle(sql: Sql, id: string, now: Date): Promise<Obstacle | undefined> {
  const [row] = await sql<{ obstacle: Obstacle | null }[]>`
    select ${obstacleOf(sql, now)} as obstacle from bookings b where b.id = ${id}`
  return row?.obstacle ?? undefined
}

/** The room is open, in one statement with its event. */
export const recordOpened = (tx: Tx, id: string, at: Date) => tx`
  with moved as (update bookings set opened_at = ${at}, last_seq = last_seq + 1 where id = ${id} returning *)
  insert into booking_events (booking_id, seq, state, reason, at) select id, last_seq, state, 'opened', ${at} from moved`

/** Bookings whose room is to open and whose people are in no other, the soonest first. */
export const listToOpen = (
  sql: Sql,
  { now, before }: { now: Date; before: Date },
  most: number,
  aside: readonly string[],
) => sql<{ id: string }[]>`
  select b.id from bookings b
  where b.state = 'confirmed' and b.opened_at is null and b.starts_at <= ${before} and b.id <> all(${[...aside]}::uuid[])
    and (b.starts_at <= ${now}::timestamptz - interval '10 minutes' or not exists (
      select from consultations c where c.ended_at is null and (c.client_id = b.client_id
        or c.consultant_id = b.consultant_id and c.state <> 'requested')))
  order by b.starts_at limit ${most}`

/** Bookings whose consultation is over. */
export const listToSettle = (sql: Sql, most: number, aside: readonly string[]) => sql<{ id: string }[]>`
  select b.id from bookings b join consultations c on c.id = b.id and c.ended_at is not null
  where b.opened_at is not null and b.ended_at is null and b.id <> all(${[...aside]}::uuid[])
  order by c.ended_at limit ${most}`

/** How often the house waited for this consultant since then. */
export async function countAdvanced(sql: Sql, consultantId: string, since: Date): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from booking_compensations
    where consultant_id = ${consultantId} and is_advanced and at > ${since}`
  return row!.n
}

type Compensation = {
  bookingId: string
  clientId: string
  consultantId: string
  amount: Centavos
  isAdvanced: boolean
  at: Date
  againFrom: Date
}

/** False: these two had one lately, or this booking has its own. */
export async function insertCompensation(tx: Tx, c: Compensation): Promise<boolean> {
  const { count } = await tx`
    insert into booking_compensations (booking_id, client_id, consultant_id, amount, is_advanced, at, again_from)
    values (${c.bookingId}, ${c.clientId}, ${c.consultantId}, ${c.amount}, ${c.isAdvanced}, ${c.at}, ${c.againFrom})
    on conflict do nothing`
  return count === 1
}

/** Bookings ahead that can no longer take place, the soonest first. */
export const listImpossible = (sql: Sql, now: Date, most: number, aside: readonly string[]) => sql<{ id: string }[]>`
  select b.id from bookings b
  where b.ended_at is null and b.opened_at is null and b.starts_at > ${now} and b.id <> all(${[...aside]}::uuid[])
    and ${obstacleOf(sql, now)} is not null
  order by b.starts_at limit ${most}`

/** How many bookings of a person, on either side, are not over. */
export async function countOpenOf(sql: Sql, personId: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from bookings
    where ended_at is null and ${personId} in (client_id, consultant_id)`
  return row!.count
}

/** What a person takes along of their bookings, on either side. */
export const listBookingsForExport = (sql: Sql, personId: string) => sql<Record<string, unknown>[]>`
  select starts_at as "Começo", minutes as "Minutos",
    (select q.starts_at from booking_proposals q where q.booking_id = bookings.id) as "Horário proposto", channel as "Canal", state as "Estado", price as "Preço em centavos",
    client_zone as "Fuso do cliente"
  from bookings where client_id = ${personId} or consultant_id = ${personId} and confirmed_at is not null
  order by starts_at`
