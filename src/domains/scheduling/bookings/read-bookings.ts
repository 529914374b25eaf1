import { listAttempts } from '#domains/payments/index.ts'
import { isAwaitingPayment } from '#domains/payments/rules.ts'
import type { Sql } from '#platform/db.ts'
import { answerBy, canRequest, isOpen, type RescheduleRequest, termsAfter } from '../reschedule-requests/rules.ts'
import type { Booking as BookingView } from './contract.ts'
import { isCoverable } from './pay-with-minutes.ts'
import { agreedAtOf, canReschedule, cancellationFeeMs, cancellingCosts, refuse } from './rules.ts'
import { findBookingOf, listBookingsOf, type NamedBooking } from './named-bookings.sql.ts'

const MOST_LISTED = 50
const MOST_OF_A_WEEK = 300
const DAY_MS = 86_400_000

/** Seven days from this one on by whatever clock: a day more on either side. */
const weekOf = (day: string) => ({
  from: new Date(Date.parse(day) - DAY_MS),
  until: new Date(Date.parse(day) + 8 * DAY_MS),
})

type Reading = { personId: string; now: Date }

/** What its consultant proposed, if anything. */
const requestOf = (b: NamedBooking): RescheduleRequest | undefined =>
  b.proposedAt
    ? { from: b.proposedFrom!, startsAt: b.proposedStart!, proposedAt: b.proposedAt, answer: b.requestAnswer }
    : undefined

const openRequestOf = (b: NamedBooking, now: Date) => {
  const request = requestOf(b)
  if (!request || !isOpen(b, request, now)) return null
  return {
    startsAt: request.startsAt,
    answerBy: answerBy(request),
    freeUntil: termsAfter(b, request, now).freeUntil,
  }
}

const viewOf = (b: NamedBooking, { personId, now }: Reading): Omit<BookingView, 'payment' | 'isCoverable'> => ({
  id: b.id,
  state: b.state,
  reason: b.reason,
  channel: b.channel,
  consultant: {
    id: b.consultantId,
    name: b.consultantName,
    imageUrl: `/api/portraits/${b.consultantPortrait}`,
    isAutomatic: b.isAutomatic,
  },
  client: { id: b.clientId, name: b.clientName },
  startsAt: b.startsAt,
  minutes: b.minutes,
  zone: b.clientZone,
  pricePerMinuteCents: b.pricePerMinute,
  priceCents: b.price,
  expiresAt: b.expiresAt,
  freeUntil: b.consultantId === personId ? (b.consultantFreeUntil ?? b.freeUntil) : b.freeUntil,
  agreedAt: agreedAtOf(b),
  canMove: canReschedule(b, now) && b.clientId === personId,
  proposal: openRequestOf(b, now),
  canPropose: b.consultantId === personId && canRequest(b, requestOf(b), now),
  cancellingCostsCents: b.endedAt === null ? cancellingCosts(b, { personId, isCompensated: b.isCompensated }, now) : 0n,
  openedAt: b.openedAt,
  capturedCents: b.captured,
  heldCents: b.held,
  heldBonusCents: b.heldPromotional,
  feeCents: b.fee,
  returnedCents: b.returned,
  compensationCents: b.compensation,
  coveredMs: Number(b.coveredMs),
  usedMs: Number(b.usedMs),
  feeMs: Number(b.feeMs),
  cancellingCostsMs: b.clientId === personId && b.endedAt === null ? Number(cancellationFeeMs(b, now)) : 0,
  readAt: now,
})

/** One of a person's bookings, with how its client may pay, or the payment to follow. Refuses somebody else's. */
export async function readBooking(sql: Sql, id: string, reading: Reading): Promise<BookingView> {
  const booking = await findBookingOf(sql, id, reading)
  if (!booking) throw refuse('not_found')
  const isPaying = booking.state === 'reserved' && booking.clientId === reading.personId
  const attempts = isPaying ? await listAttempts(sql, 'booking', [id]) : []
  const open = attempts.find(({ state }) => state && isAwaitingPayment(state)) ?? attempts.find(({ paidAt }) => paidAt)
  const payment = open ? { id: open.paymentId, method: open.method, installments: open.installments } : null
  return {
    ...viewOf(booking, reading),
    payment,
    isCoverable: isPaying && !open && (await isCoverable(sql, booking, reading.now)),
  }
}

/** A person's bookings on either side: what is ahead first, soonest first, then what is over; fifty at most. */
export const listBookings = async (
  sql: Sql,
  { onlyAhead = false, week, ...reading }: Reading & { onlyAhead?: boolean; week?: string | undefined },
): Promise<BookingView[]> =>
  (
    await listBookingsOf(sql, reading.personId, {
      most: week ? MOST_OF_A_WEEK : MOST_LISTED,
      onlyAhead,
      within: week ? weekOf(week) : undefined,
      now: reading.now,
    })
  ).map((b) => ({
    ...viewOf(b, reading),
    payment: null,
    isCoverable: false,
  }))
