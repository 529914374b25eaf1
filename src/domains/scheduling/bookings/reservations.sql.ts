import type { Sql, Tx } from '#platform/db.ts'
import { type Booking, columnsOf } from './sql.ts'

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

/** How many starts of a consultant wait for their payment. */
export async function countUnpaidOf(sql: Sql, consultantId: string, now: Date): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from bookings
    where consultant_id = ${consultantId} and state = 'reserved' and expires_at > ${now}`
  return row!.count
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

/** A consultant's reservations that wait for their payment, locked. */
export const lockReservationsOf = (tx: Tx, consultantId: string) => tx<Booking[]>`
  select ${columnsOf(tx)} from bookings b where b.consultant_id = ${consultantId} and b.state = 'reserved'
  order by b.expires_at, b.id for update`

/** Reservations whose time is over. */
export const listOverdue = (sql: Sql, now: Date, most: number, aside: readonly string[]) => sql<{ id: string }[]>`
  select id from bookings where state = 'reserved' and expires_at <= ${now} and id <> all(${[...aside]}::uuid[])
  order by expires_at limit ${most}`
