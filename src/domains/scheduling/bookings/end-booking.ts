import { findApprovedAt } from '#domains/consultants/index.ts'
import { tellRoomsOf } from '#domains/consultations/index.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import { insertEarningsToClear, postJournalsAtomically } from '#domains/wallet/index.ts'
import { announce } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { bookingMoved, listenersOf } from '../facts.ts'
import { settlementOf } from './money.rules.ts'
import type { EndReason, EndState } from './rules.ts'
import { type Booking, recordEnded } from './sql.ts'

type Ending = { state: EndState; reason: EndReason; by?: string; fee?: Centavos; at: Date }

/**
 * Ends locked bookings, once and for ever, inside the caller's transaction: the money aside becomes the fee, in
 * centavos, and goes back. All accounts are locked at once, in id order, also when several bookings end. Answers both
 * sums of each.
 */
export async function endBookings(tx: Tx, ending: readonly (Ending & { booking: Booking })[]) {
  if (ending.length === 0) return []
  const settled = ending.map((one) => ({ ...one, ...settlementOf(one.booking, one.fee ?? 0n) }))
  await postJournalsAtomically(
    tx,
    settled.flatMap(({ journals }) => journals),
  )
  for (const { booking, state, reason, by = null, fee, commission, returned, at } of settled) {
    await recordEnded(tx, booking.id, { state, reason, by, fee, commission, returned, at })
    if (fee > 0n)
      await insertEarningsToClear(tx, {
        consultationId: booking.id,
        consultantId: booking.consultantId,
        clientId: booking.clientId,
        settledAt: at,
        approvedAt: await findApprovedAt(tx, booking.consultantId),
      })
  }
  for (const { booking } of settled) if (booking.confirmedAt) await tellRoomsOf(tx, booking)
  const moved = settled.flatMap(({ booking, fee }) => [
    ...(booking.held > 0n ? [booking.clientId] : []),
    ...(fee > 0n ? [booking.consultantId] : []),
  ])
  await announce(
    tx,
    ...[...new Set(moved)].map((id) => balanceMoved(id)),
    ...settled.flatMap(({ booking }) => listenersOf(booking).map((id) => bookingMoved(id, { bookingId: booking.id }))),
  )
  return settled.map(({ fee, returned }) => ({ fee, returned }))
}
