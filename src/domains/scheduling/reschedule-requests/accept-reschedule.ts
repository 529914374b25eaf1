import { tellRoomsOf } from '#domains/consultations/index.ts'
import { lockLimits } from '#domains/limits/index.ts'
import type { Clock } from '#platform/clock.ts'
import { announce } from '#platform/bus.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { guardReschedule } from '../bookings/guard-reschedule.ts'
import { mailRescheduled } from '../bookings/mails.ts'
import { refuse as refuseBooking } from '../bookings/rules.ts'
import { findBooking, lockBooking, recordRescheduled } from '../bookings/sql.ts'
import { announcementsOf } from '../facts.ts'
import { lockPlaces } from '../hours/sql.ts'
import { isOpen, refuse, termsAfter } from './rules.ts'
import { findRescheduleRequest, recordAnswer } from './sql.ts'

/**
 * Its client accepts the proposed start: same booking, price and payment, terms no worse, and the own move stays
 * unused. `startsAt`: what was seen. Repeating changes nothing. Refuses a request that is not open, and what
 * `guardReschedule` refuses.
 */
export const acceptReschedule = (
  db: Db,
  { id, clientId, startsAt, clock }: { id: string; clientId: string; startsAt: Date; clock: Clock },
) =>
  inTransaction(db, async (tx) => {
    const seen = await findBooking(tx, id)
    if (seen?.clientId !== clientId) throw refuseBooking('not_found')
    await lockPlaces(tx, [clientId, seen.consultantId])
    await lockLimits(tx, clientId)
    const booking = (await lockBooking(tx, id))!
    const request = await findRescheduleRequest(tx, id)
    if (request?.answer === 'accepted' && request.startsAt.getTime() === startsAt.getTime()) return
    const at = await clock(tx)
    if (!request || request.startsAt.getTime() !== startsAt.getTime() || !isOpen(booking, request, at))
      throw refuse('gone')
    const place = await guardReschedule(tx, booking, startsAt, at, request)
    const { movedAt } = booking
    const moved = { ...place, ...termsAfter(booking, request, at), movedAt, consultantMovedAt: at }
    await recordAnswer(tx, id, 'accepted', at)
    await recordRescheduled(tx, id, moved, { by: clientId, at })
    await tellRoomsOf(tx, booking)
    await announce(tx, ...announcementsOf(booking))
    await mailRescheduled(tx, { ...booking, ...moved }, at)
  })
