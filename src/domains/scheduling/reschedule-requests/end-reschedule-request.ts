import type { Clock } from '#platform/clock.ts'
import { announce } from '#platform/bus.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { refuse as refuseBooking } from '../bookings/rules.ts'
import { lockBooking } from '../bookings/sql.ts'
import { announcementsOf } from '../facts.ts'
import { mailDeclined, mailWithdrawn } from './mails.ts'
import { isOpen, refuse } from './rules.ts'
import { findRescheduleRequest, recordAnswer } from './sql.ts'

/**
 * Its client declines what was proposed, or its consultant withdraws it: the booking stays as it is, and the other one
 * is told. Doing it again changes nothing. Refuses a request that was accepted or is not open any more.
 */
export const endRescheduleRequest = (db: Db, { id, personId, clock }: { id: string; personId: string; clock: Clock }) =>
  inTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, id)
    const isClient = booking?.clientId === personId
    // A consultant knows of it once it is paid.
    if (!booking || !(isClient || (booking.consultantId === personId && booking.confirmedAt)))
      throw refuseBooking('not_found')
    const request = await findRescheduleRequest(tx, id)
    if (request?.answer === 'declined' || request?.answer === 'withdrawn') return
    const at = await clock(tx)
    if (!request || !isOpen(booking, request, at)) throw refuse('gone')
    await recordAnswer(tx, id, isClient ? 'declined' : 'withdrawn', at)
    await announce(tx, ...announcementsOf(booking))
    await (isClient ? mailDeclined : mailWithdrawn)(tx, booking, request.startsAt, at)
  })
