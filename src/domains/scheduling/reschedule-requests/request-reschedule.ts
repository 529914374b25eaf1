import { findMeetingObstacle, isLasting, isProgram } from '#domains/consultants/index.ts'
import type { Clock } from '#platform/clock.ts'
import { announce } from '#platform/bus.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { releaseReservations } from '../bookings/release-reservations.ts'
import { RESCHEDULE_BEFORE_MS, refuse as refuseBooking } from '../bookings/rules.ts'
import { findBooking, lockBooking } from '../bookings/sql.ts'
import { announcementsOf } from '../facts.ts'
import { refuse as refuseHours } from '../hours/rules.ts'
import { listAgendas, lockPlaces } from '../hours/sql.ts'
import { isBookable } from '../slots.rules.ts'
import { mailProposed } from './mails.ts'
import { answerBy, isOpen, refuse } from './rules.ts'
import { findRescheduleRequest, insertRescheduleRequest } from './sql.ts'

/**
 * A consultant proposes another free start for a paid booking, once, until two hours before the earlier one; it is held
 * for the client. `from`: the start that was seen. Repeating changes nothing. Refuses what is no slot, and two who do
 * not meet.
 */
export const requestReschedule = (
  db: Db,
  {
    id,
    consultantId,
    from,
    startsAt,
    clock,
  }: { id: string; consultantId: string; from: Date; startsAt: Date; clock: Clock },
) =>
  inTransaction(db, async (tx) => {
    const seen = await findBooking(tx, id)
    if (seen?.consultantId !== consultantId || !seen.confirmedAt) throw refuseBooking('not_found')
    const { clientId, minutes } = seen
    await lockPlaces(tx, [clientId, consultantId])
    const booking = (await lockBooking(tx, id))!
    if (booking.state !== 'confirmed') throw refuseBooking('over')
    const at = await clock(tx)
    const earlier = await findRescheduleRequest(tx, id)
    if (earlier && earlier.startsAt.getTime() === startsAt.getTime() && isOpen(booking, earlier, at)) return
    if (earlier) throw refuse('proposed_already')
    if (booking.startsAt.getTime() !== from.getTime()) throw refuseBooking('moved_meanwhile')
    if (startsAt.getTime() === from.getTime()) throw refuse('same_start')
    if (booking.startsAt.getTime() - at.getTime() < RESCHEDULE_BEFORE_MS) throw refuse('too_late_to_propose')
    if (isLasting(await findMeetingObstacle(tx, { clientId, consultantId, at }))) throw refuse('not_proposed')
    await releaseReservations(tx, { clientId, consultantId, isChoosingAgain: false, now: at })
    const [agenda] = await listAgendas(tx, [consultantId], { clientId: consultantId, now: at, moving: id })
    if (!agenda) {
      if (await isProgram(tx, consultantId)) throw refuseHours('of_program')
      throw refuseBooking('not_bookable')
    }
    const { schedule, busy } = agenda
    const fits = (taken: typeof busy) =>
      isBookable(schedule, startsAt.getTime(), { minutes, busy: taken, now: at.getTime() })
    if (!fits(busy)) throw refuseBooking(fits([]) ? 'slot_taken' : 'slot_not_offered')
    if (at > answerBy({ from, startsAt })) throw refuse('too_late_to_propose')
    await insertRescheduleRequest(tx, id, { from, startsAt, proposedAt: at, pauseMinutes: schedule.pauseMinutes })
    await announce(tx, ...announcementsOf(booking))
    await mailProposed(tx, booking, startsAt, at)
  })
