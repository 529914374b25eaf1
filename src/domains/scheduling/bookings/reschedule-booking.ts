import { tellRoomsOf } from '#domains/consultations/index.ts'
import { lockLimits } from '#domains/limits/index.ts'
import type { Clock } from '#platform/clock.ts'
import { announce } from '#platform/bus.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { announcementsOf } from '../facts.ts'
import { lockPlaces } from '../hours/sql.ts'
import { guardReschedule } from './guard-reschedule.ts'
import { mailRescheduled } from './mails.ts'
import { canReschedule, refuse, termsAfterReschedule } from './rules.ts'
import { findBooking, lockBooking, recordRescheduled } from './sql.ts'

/**
 * Its client moves a booking, once, until two hours before; `from`: the start that was seen. Inside the last twelve
 * hours the old fee stays. Refuses no slot, minutes that are over then, a break, and the client's own limits.
 */
export const rescheduleBooking = (
  db: Db,
  { id, clientId, from, startsAt, clock }: { id: string; clientId: string; from: Date; startsAt: Date; clock: Clock },
) =>
  inTransaction(db, async (tx) => {
    const seen = await findBooking(tx, id)
    if (seen?.clientId !== clientId) throw refuse('not_found')
    await lockPlaces(tx, [clientId, seen.consultantId])
    await lockLimits(tx, clientId)
    const booking = (await lockBooking(tx, id))!
    if (booking.state !== 'confirmed') throw refuse('over')
    if (booking.startsAt.getTime() === startsAt.getTime()) return
    if (booking.movedAt) throw refuse('moved_already')
    if (booking.startsAt.getTime() !== from.getTime()) throw refuse('moved_meanwhile')
    const at = await clock(tx)
    if (!canReschedule(booking, at)) throw refuse('too_late_to_move')
    const place = await guardReschedule(tx, booking, startsAt, at)
    const { consultantMovedAt } = booking
    const moved = { ...place, ...termsAfterReschedule(booking, startsAt, at), movedAt: at, consultantMovedAt }
    await recordRescheduled(tx, id, moved, { by: clientId, at })
    await tellRoomsOf(tx, booking)
    await announce(tx, ...announcementsOf(booking))
    await mailRescheduled(tx, { ...booking, ...moved }, at)
  })
