import { APPOINTMENT_MS } from '#domains/consultations/rules.ts'
import { findBookedOutcome, openBookedRoom } from '#domains/consultations/index.ts'
import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { commissionOf } from '#shared/commission.ts'
import { least } from '#shared/money.ts'
import { announcementsOf } from '../facts.ts'
import { compensateClient } from './compensate-client.ts'
import { endBookings } from './end-booking.ts'
import { mailCancelled, mailNotPossible, mailOutcome } from './mails.ts'
import { type EndReason, isLateForConsultant } from './rules.ts'
import { findContestedPurchase } from './end-contested.ts'
import { findObstacle } from './obstacles.sql.ts'
import { recordOpened } from './room.sql.ts'
import { type Booking, lockBooking, recordEnded } from './sql.ts'

/**
 * Opens the room of a booking from ten minutes before, once: its money passes on to the consultation of the same id.
 * Not open ten minutes after, it is undone. Safe to repeat, from any number of workers. `later`: somebody is in another
 * room.
 */
export const openRoom = (db: Db, { id, clock }: { id: string; clock: Clock }) =>
  inTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, id)
    if (booking?.state !== 'confirmed' || booking.openedAt) return undefined
    const at = await clock(tx)
    const sinceStart = at.getTime() - booking.startsAt.getTime()
    if (sinceStart < -APPOINTMENT_MS.opensBefore) return undefined
    if (sinceStart >= APPOINTMENT_MS.counts) {
      await endBookings(tx, [{ booking, state: 'undone', reason: 'not_opened', at }])
      await mailNotPossible(tx, { ...booking, reason: 'not_opened' }, at)
      return undefined
    }
    // What stands in the way of a booking ahead ends it.
    if (sinceStart < 0 && ((await findObstacle(tx, id, at)) || (await findContestedPurchase(tx, booking))))
      return undefined
    const { startsAt: bookedAt, minutes: bookedMinutes, freeUntil, ...rest } = booking
    const room = { ...rest, bookedAt, bookedMinutes, freeUntil: freeUntil! }
    if (!(await openBookedRoom(tx, room, at))) return 'later' as const
    await recordOpened(tx, id, at)
    await announce(tx, ...announcementsOf(booking))
    return undefined
  })

/** Ends a booking whose consultation is over as that says, once, and tells both. Safe to repeat. */
export const settleBooking = (db: Db, { id, clock }: { id: string; clock: Clock }) =>
  inTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, id)
    if (!booking || booking.endedAt || !booking.openedAt) return
    await settleLocked(tx, booking, await clock(tx))
  })

/** The same for a locked booking, inside the caller's transaction. */
export async function settleLocked(tx: Tx, booking: Booking, at: Date) {
  const outcome = await findBookedOutcome(tx, booking.id)
  if (!outcome) return
  const { attendance: state, fee, feeMs, endedAt } = outcome
  // What was charged after the booked time came from elsewhere.
  const captured = least(outcome.captured, booking.held - fee)
  const returned = booking.held - fee - captured
  const usedMs = least(outcome.usedMs, booking.coveredMs - feeMs)
  const commission = commissionOf(fee, booking.commissionBps)
  const reason = state === 'cancelled' ? (outcome.reason as EndReason) : null
  const by = reason === 'by_client' ? booking.clientId : reason === 'by_consultant' ? booking.consultantId : null
  await recordEnded(tx, booking.id, {
    state,
    reason,
    by,
    fee,
    feeMs,
    commission,
    captured,
    usedMs,
    returned,
    at: endedAt,
  })
  await announce(tx, ...announcementsOf(booking))
  const isDue = state === 'consultant_absent' || (reason === 'by_consultant' && isLateForConsultant(booking, endedAt))
  const bonus = isDue ? await compensateClient(tx, booking, at) : 0n
  if (state === 'cancelled')
    await mailCancelled(
      tx,
      booking,
      reason === 'by_client' ? 'client' : 'consultant',
      { fee, feeMs, returned, bonus },
      at,
    )
  else await mailOutcome(tx, booking, { state, fee, feeMs, returned, bonus }, at)
}
