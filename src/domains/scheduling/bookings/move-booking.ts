import { tellRoomsOf } from '#domains/consultations/index.ts'
import { guardBooking } from '#domains/limits/index.ts'
import type { Clock } from '#platform/clock.ts'
import { announce } from '#platform/bus.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { bookingMoved, listenersOf } from '../facts.ts'
import { lockPlaces, listAgendas } from '../hours/sql.ts'
import { isBookable } from '../slots.rules.ts'
import { clearUnpaid } from './clear-unpaid.ts'
import { mailMoved } from './mails.ts'
import { canMove, freeUntilAfterMove, refuse } from './rules.ts'
import { findBooking, lockBooking, recordMoved, sumBooked } from './sql.ts'

const MINUTE_MS = 60_000

/**
 * Its client moves a booking to another start of the same length, once, until two hours before; the row, the price and
 * the payment stay. `from`: the start that was seen, so that a repeated request moves it once. Inside the last twelve
 * hours the fee of the old time stays. Refuses what is not among the slots, a break, and what the client's own limits
 * do not leave for that time.
 */
export const moveBooking = (
  db: Db,
  { id, clientId, from, startsAt, clock }: { id: string; clientId: string; from: Date; startsAt: Date; clock: Clock },
) =>
  inTransaction(db, async (tx) => {
    const seen = await findBooking(tx, id)
    if (seen?.clientId !== clientId) throw refuse('not_found')
    await lockPlaces(tx, [clientId, seen.consultantId])
    const booking = (await lockBooking(tx, id))!
    if (booking.state !== 'confirmed') throw refuse('over')
    if (booking.startsAt.getTime() === startsAt.getTime()) return
    if (booking.movedAt) throw refuse('moved_already')
    if (booking.startsAt.getTime() !== from.getTime()) throw refuse('moved_meanwhile')
    const at = await clock(tx)
    if (!canMove(booking, at)) throw refuse('too_late_to_move')
    await clearUnpaid(tx, { clientId, consultantId: booking.consultantId, isChoosingAgain: false, now: at })
    const [agenda] = await listAgendas(tx, [booking.consultantId], { clientId, now: at, moving: id })
    if (!agenda) throw refuse('not_bookable')
    const { schedule, busy, clientBusy } = agenda
    const asked = { minutes: booking.minutes, now: at.getTime() }
    const start = startsAt.getTime()
    if (!isBookable(schedule, start, { ...asked, busy, clientBusy }))
      throw refuse(isBookable(schedule, start, { ...asked, busy: [] }) ? 'slot_taken' : 'slot_not_offered')
    const price = booking.coveredMs > 0n ? 0n : booking.price
    const booked = await sumBooked(tx, { clientId, at: startsAt, except: id })
    await guardBooking(tx, { personId: clientId, price, startsAt, booked, now: at })
    const endsAt = new Date(start + booking.minutes * MINUTE_MS)
    const moved = {
      startsAt,
      endsAt,
      busyUntil: new Date(endsAt.getTime() + schedule.pauseMinutes * MINUTE_MS),
      freeUntil: freeUntilAfterMove(booking, startsAt, at),
    }
    await recordMoved(tx, id, moved, { by: clientId, at })
    await tellRoomsOf(tx, booking)
    await announce(tx, ...listenersOf(booking).map((personId) => bookingMoved(personId, { bookingId: id })))
    await mailMoved(tx, { ...booking, ...moved, movedAt: at }, at)
  })
