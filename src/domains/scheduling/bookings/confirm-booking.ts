import { tellRoomsOf } from '#domains/consultations/index.ts'
import { endAttempt, listAttempts } from '#domains/payments/index.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import { postJournals } from '#domains/wallet/index.ts'
import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { bookingMoved } from '../facts.ts'
import { endBookings } from './end-booking.ts'
import { mailConfirmed } from './mails.ts'
import { planHold } from './plan-hold.ts'
import { freeUntilOf } from './rules.ts'
import { type Booking, lockBooking, recordConfirmed } from './sql.ts'

/** Puts what is missing of the price aside and confirms a locked reservation. False: the client does not have it. */
export async function holdAndConfirm(tx: Tx, booking: Booking, at: Date): Promise<boolean> {
  const more = booking.price - booking.held
  const hold = await planHold(tx, booking, more)
  if (!hold) return false
  if (more > 0n) await postJournals(tx, [hold.journal])
  await confirm(tx, booking, hold, at)
  return true
}

/** Confirms a locked reservation that is paid, and tells both. */
export async function confirm(
  tx: Tx,
  booking: Booking,
  paid: { held: Centavos; heldPromotional: Centavos; coveredMs?: bigint },
  at: Date,
) {
  const confirmed = { confirmedAt: at, freeUntil: freeUntilOf(booking, at) }
  await recordConfirmed(tx, booking.id, paid, { at, freeUntil: confirmed.freeUntil })
  await mailConfirmed(tx, { ...booking, ...confirmed, coveredMs: paid.coveredMs ?? 0n }, at)
  await tellRoomsOf(tx, booking)
  await announce(
    tx,
    balanceMoved(booking.clientId),
    ...[booking.clientId, booking.consultantId].map((id) => bookingMoved(id, { bookingId: booking.id })),
  )
}

/** The payment that was credited before the reservation was over, and that no bank contests: it confirms it. */
const findPaidInTime = async (tx: Tx, { id, expiresAt }: Booking) =>
  (await listAttempts(tx, 'booking', [id])).find(({ paidAt, dispute }) => paidAt && paidAt < expiresAt && !dispute)

/**
 * What time and payments do to a locked reservation: paid in time it is confirmed, also when this runs late; over, it
 * is to be ended by the caller. A payment that comes later stays credit.
 */
export async function settleReservation(tx: Tx, booking: Booking, at: Date): Promise<'confirmed' | 'waits' | 'over'> {
  const paid = await findPaidInTime(tx, booking)
  if (paid && (await holdAndConfirm(tx, booking, at))) {
    await endAttempt(tx, paid.paymentId, 'paid', at)
    return 'confirmed'
  }
  return at >= booking.expiresAt ? 'over' : 'waits'
}

/**
 * The same for one reservation, by its id: the job's verb. Safe to repeat, from any number of workers. `later`: a
 * payment is here and the reservation still waits, because a bank contests it or the money was spent.
 */
export const sweepReservation = (db: Db, { id, clock }: { id: string; clock: Clock }) =>
  inTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, id)
    if (booking?.state !== 'reserved') return undefined
    const at = await clock(tx)
    const settled = await settleReservation(tx, booking, at)
    if (settled === 'over') await endBookings(tx, [{ booking, state: 'expired', reason: 'not_paid', at }])
    return settled === 'waits' ? ('later' as const) : undefined
  })
