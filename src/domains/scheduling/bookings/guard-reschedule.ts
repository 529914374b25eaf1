import { isProgram } from '#domains/consultants/index.ts'
import { sumBooked } from '#domains/consultations/index.ts'
import { guardBooking } from '#domains/limits/index.ts'
import type { Tx } from '#platform/db.ts'
import { refuse as refuseHours } from '../hours/rules.ts'
import { listAgendas } from '../hours/sql.ts'
import { type HeldRequest, refuse as refuseRequest } from '../reschedule-requests/rules.ts'
import { isBookable, type SlotQuestion } from '../slots.rules.ts'
import { releaseReservations } from './release-reservations.ts'
import { findMinutesEnd } from './payments.sql.ts'
import { refuse } from './rules.ts'
import type { Booking } from './sql.ts'

const MINUTE_MS = 60_000

/**
 * Refuses a start to which a locked booking cannot move: no slot, minutes that are over then, a break, or the client's
 * own limits. `request`: the consultant offered it: no notice, and the pause of then. Answers the booking's new ends.
 */
export async function guardReschedule(tx: Tx, booking: Booking, startsAt: Date, at: Date, request?: HeldRequest) {
  const { id, clientId, consultantId, minutes } = booking
  await releaseReservations(tx, { clientId, consultantId, isChoosingAgain: false, now: at })
  const [agenda] = await listAgendas(tx, [consultantId], { clientId, now: at, moving: id })
  if (!agenda) {
    if (await isProgram(tx, consultantId)) throw refuseHours('of_program')
    throw request ? refuseRequest('gone') : refuse('not_bookable')
  }
  const { busy, clientBusy } = agenda
  const schedule = request
    ? { ...agenda.schedule, noticeMinutes: 0, pauseMinutes: request.pauseMinutes }
    : agenda.schedule
  const start = startsAt.getTime()
  const fits = (taken: Pick<SlotQuestion, 'busy' | 'clientBusy'>) =>
    isBookable(schedule, start, { minutes, now: at.getTime(), ...taken })
  if (!fits({ busy, clientBusy })) {
    if (request) throw refuseRequest(fits({ busy }) ? 'client_busy' : 'gone')
    throw refuse(fits({ busy: [] }) ? 'slot_taken' : 'slot_not_offered')
  }
  const minutesEnd = await findMinutesEnd(tx, { bookingId: id, clientId })
  if (minutesEnd && startsAt >= minutesEnd) throw (request ? refuseRequest : refuse)('minutes_over')
  const booked = () => sumBooked(tx, { clientId, at: startsAt, now: at, except: id })
  const price = booking.coveredMs > 0n ? 0n : booking.price
  await guardBooking(tx, { personId: clientId, price, startsAt, booked, now: at })
  const endsAt = new Date(start + minutes * MINUTE_MS)
  return { startsAt, endsAt, busyUntil: new Date(endsAt.getTime() + schedule.pauseMinutes * MINUTE_MS) }
}
