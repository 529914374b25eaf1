import type { Channel } from '#domains/consultants/rules.ts'
import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { BookingMinutes } from '../rules.ts'
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
  /** Until when the consultant cancels without a compensation since it moved; null: as long as the client does. */
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

/** The columns of a booking that the statement calls `b`. */
export const columnsOf = (sql: Sql) => sql`
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

type Moved = Pick<
  Booking,
  'startsAt' | 'endsAt' | 'busyUntil' | 'freeUntil' | 'movedAt' | 'consultantMovedAt' | 'consultantFreeUntil'
>

/** The same row at another start, in one statement with its event. */
export const recordRescheduled = (tx: Tx, id: string, to: Moved, { by, at }: { by: string; at: Date }) => tx`
  with moved as (
    update bookings set starts_at = ${to.startsAt}, ends_at = ${to.endsAt}, busy_until = ${to.busyUntil},
      free_until = ${to.freeUntil}, moved_at = ${to.movedAt}, consultant_moved_at = ${to.consultantMovedAt},
      consultant_free_until = ${to.consultantFreeUntil}, reminded = null, last_seq = last_seq + 1
    where id = ${id} returning *
  )
  insert into booking_events (booking_id, seq, state, reason, by, at)
  select id, last_seq, state, 'moved', ${by}, ${at} from moved`
