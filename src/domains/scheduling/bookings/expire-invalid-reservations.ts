import { announce } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'
import { announcementsOf } from '../facts.ts'
import { mailWithdrawn } from '../reschedule-requests/mails.ts'
import { lockOpenRequestsOf, recordAnswer } from '../reschedule-requests/sql.ts'
import { isBookable, type Schedule } from '../slots.rules.ts'
import { settleReservation } from './confirm-booking.ts'
import { endBookings } from './end-booking.ts'
import { mailHoursChanged } from './mails.ts'
import { lockReservationsOf } from './reservations.sql.ts'

/**
 * Ends unpaid reservations and reschedule requests that a consultant's changed hours no longer fit, as of when they
 * were made, and tells their clients. A longer notice or pause ends no request: the consultant offered that start.
 */
export async function expireInvalidReservations(tx: Tx, consultantId: string, schedule: Schedule, at: Date) {
  for (const booking of await lockReservationsOf(tx, consultantId)) {
    const { startsAt, minutes, reservedAt } = booking
    if (isBookable(schedule, startsAt.getTime(), { minutes, busy: [], now: reservedAt.getTime() })) continue
    if ((await settleReservation(tx, booking, at)) === 'confirmed') continue
    await endBookings(tx, [{ booking, state: 'cancelled', reason: 'hours_changed', by: consultantId, at }])
    await mailHoursChanged(tx, booking, at)
  }
  const offered = { ...schedule, noticeMinutes: 0 }
  for (const { booking, startsAt, proposedAt } of await lockOpenRequestsOf(tx, consultantId, at)) {
    const asked = { minutes: booking.minutes, busy: [], now: proposedAt.getTime() }
    if (isBookable(offered, startsAt.getTime(), asked)) continue
    await recordAnswer(tx, booking.id, 'unfit', at)
    await announce(tx, ...announcementsOf(booking))
    await mailWithdrawn(tx, booking, startsAt, at)
  }
}
