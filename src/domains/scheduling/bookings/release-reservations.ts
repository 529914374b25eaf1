import { isUnderWay, listAttempts } from '#domains/payments/index.ts'
import type { Tx } from '#platform/db.ts'
import { settleReservation } from './confirm-booking.ts'
import { endBookings } from './end-booking.ts'
import { refuse } from './rules.ts'
import { lockUnpaid } from './reservations.sql.ts'

type Place = { clientId: string; consultantId: string; isChoosingAgain: boolean; now: Date }

/**
 * Ends or confirms reservations of two people whose time is over, before a place is taken. `isChoosingAgain`: the
 * client's own earlier one gives way too; refuses while its payment is under way. Answers whether that was with the
 * same consultant.
 */
export async function releaseReservations(tx: Tx, { isChoosingAgain, now, ...people }: Place): Promise<boolean> {
  const ending: Parameters<typeof endBookings>[1][number][] = []
  for (const booking of await lockUnpaid(tx, { ...people, now })) {
    const isOver = booking.expiresAt <= now
    if (!isOver && !isChoosingAgain) continue
    if (!isOver && (await listAttempts(tx, 'booking', [booking.id])).some(isUnderWay)) throw refuse('payment_under_way')
    if ((await settleReservation(tx, isOver ? booking : { ...booking, expiresAt: now }, now)) === 'confirmed') continue
    const end = isOver
      ? ({ state: 'expired', reason: 'not_paid' } as const)
      : ({ state: 'cancelled', reason: 'chosen_again', by: people.clientId } as const)
    ending.push({ booking, ...end, at: now })
  }
  await endBookings(tx, ending)
  return ending.some(
    ({ booking, state }) =>
      state === 'cancelled' && booking.clientId === people.clientId && booking.consultantId === people.consultantId,
  )
}
