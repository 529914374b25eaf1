import type { Tx } from '#platform/db.ts'
import { isBookable, type Schedule } from '../slots.rules.ts'
import { settleReservation } from './confirm-booking.ts'
import { endBookings } from './end-booking.ts'
import { mailHoursChanged } from './mails.ts'
import { lockReservationsOf } from './sql.ts'

/**
 * A consultant's hours changed: reservations that were not paid and no longer fit end, and their clients are told.
 * Whether they fit is asked as of the instant at which they were made.
 */
export async function endUnfitting(tx: Tx, consultantId: string, schedule: Schedule, at: Date) {
  for (const booking of await lockReservationsOf(tx, consultantId)) {
    const { startsAt, minutes, reservedAt } = booking
    if (isBookable(schedule, startsAt.getTime(), { minutes, busy: [], now: reservedAt.getTime() })) continue
    if ((await settleReservation(tx, booking, at)) === 'confirmed') continue
    await endBookings(tx, [{ booking, state: 'cancelled', reason: 'hours_changed', by: consultantId, at }])
    await mailHoursChanged(tx, booking, at)
  }
}
