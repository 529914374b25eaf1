import { isAwaitingPayment } from '#domains/payments/rules.ts'
import type { Sql } from '#platform/db.ts'
import type { Booking as BookingView } from './contract.ts'
import { canMove, cancellingCosts, refuse } from './rules.ts'
import { findBookingOf, listAttempts, listBookingsOf, type NamedBooking } from './sql.ts'

const MOST_LISTED = 50

type Reading = { personId: string; now: Date }

const viewOf = (b: NamedBooking, { personId, now }: Reading): Omit<BookingView, 'payment'> => ({
  id: b.id,
  state: b.state,
  reason: b.reason,
  channel: b.channel,
  consultant: { id: b.consultantId, name: b.consultantName, imageUrl: `/api/portraits/${b.consultantPortrait}` },
  client: { id: b.clientId, name: b.clientName },
  startsAt: b.startsAt,
  minutes: b.minutes,
  zone: b.clientZone,
  pricePerMinuteCents: b.pricePerMinute,
  priceCents: b.price,
  expiresAt: b.expiresAt,
  freeUntil: b.freeUntil,
  canMove: canMove(b, now) && b.clientId === personId,
  cancellingCostsCents: b.endedAt === null ? cancellingCosts(b, { personId, isCompensated: b.isCompensated }, now) : 0n,
  openedAt: b.openedAt,
  capturedCents: b.captured,
  heldCents: b.held,
  heldBonusCents: b.heldPromotional,
  feeCents: b.fee,
  returnedCents: b.returned,
  readAt: now,
})

/** One of a person's bookings, with the payment that its client follows. Refuses somebody else's. */
export async function readBooking(sql: Sql, id: string, reading: Reading): Promise<BookingView> {
  const booking = await findBookingOf(sql, id, reading)
  if (!booking) throw refuse('not_found')
  const isPaying = booking.state === 'reserved' && booking.clientId === reading.personId
  const attempts = isPaying ? await listAttempts(sql, id) : []
  const open = attempts.find(({ state }) => state && isAwaitingPayment(state)) ?? attempts.find(({ paidAt }) => paidAt)
  const payment = open ? { id: open.paymentId, method: open.method, installments: open.installments } : null
  return { ...viewOf(booking, reading), payment }
}

/** A person's bookings on either side: what is ahead first, soonest first, then what is over; fifty at most. */
export const listBookings = async (
  sql: Sql,
  { onlyAhead = false, ...reading }: Reading & { onlyAhead?: boolean },
): Promise<BookingView[]> =>
  (await listBookingsOf(sql, reading.personId, { most: MOST_LISTED, onlyAhead, now: reading.now })).map((b) => ({
    ...viewOf(b, reading),
    payment: null,
  }))
