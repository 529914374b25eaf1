import { lockSpendable } from '#domains/wallet/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { compensateClient } from './compensate-client.ts'
import { endBookings } from './end-booking.ts'
import { mailCancelled, mailNotPossible } from './mails.ts'
import { findObstacle } from './obstacles.sql.ts'
import { isLateForConsultant } from './rules.ts'
import { type Booking, lockBooking } from './sql.ts'

/**
 * Ends a booking that can no longer take place: everything goes back, both are told, without whose wish it was
 * (decision 118). Bonus and minutes are kept unless the client's own act ends it (decision 128). Safe to repeat.
 */
export const endImpossible = (db: Db, { id, clock }: { id: string; clock: Clock }) =>
  inTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, id)
    if (!booking || booking.endedAt || booking.openedAt) return
    // Which one ends depends on what of its bonus others gave back.
    if (booking.heldPromotional > 0n) await lockSpendable(tx, booking.clientId, { withBooked: true })
    const at = await clock(tx)
    const obstacle = at < booking.startsAt ? await findObstacle(tx, id, at) : undefined
    if (!obstacle) return
    if (obstacle === 'consultant_blocked') return cancelForBlocked(tx, booking, at)
    const reason = obstacle === 'vacation' ? 'vacation' : 'not_possible'
    await endBookings(tx, [{ booking, state: 'cancelled', reason, keepsReturned: obstacle !== 'of_client', at }])
    await mailNotPossible(tx, { ...booking, reason }, at)
  })

/** The team blocked its consultant, which counts as cancelling: late, it costs them a bonus for the client. */
async function cancelForBlocked(tx: Tx, booking: Booking, at: Date) {
  const ending = { state: 'cancelled', reason: 'by_consultant', by: booking.consultantId, at } as const
  const [ended] = await endBookings(tx, [{ booking, ...ending }])
  if (!booking.confirmedAt) return
  const bonus = isLateForConsultant(booking, at) ? await compensateClient(tx, booking, at) : 0n
  await mailCancelled(tx, booking, 'consultant', { ...ended!, bonus, isByTeam: true }, at)
}
