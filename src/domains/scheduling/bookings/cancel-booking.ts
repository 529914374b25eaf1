import { endInTransaction } from '#domains/consultations/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { endBookings } from './end-booking.ts'
import { settleLocked } from './open-room.ts'
import { mailCancelled } from './mails.ts'
import { compensateClient } from './compensate-client.ts'
import { cancellationFeeMs, cancellingCosts, isLateForConsultant, refuse } from './rules.ts'
import { isCompensated } from './compensations.sql.ts'
import { lockBooking } from './sql.ts'

type Cancelling = { id: string; personId: string; seen: Centavos; seenMs?: bigint }

/**
 * Either side cancels before the booked time; late, it costs the client ten minutes and the consultant a bonus. `seen`:
 * that cost in centavos, or milliseconds, as agreed to. Repeating changes nothing. Refuses another cost, and any from
 * the booked time on.
 */
export const cancelBooking = (db: Db, { id, personId, seen, seenMs = 0n, clock }: Cancelling & { clock: Clock }) =>
  inTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, id)
    const isClient = booking?.clientId === personId
    // A consultant knows of it once it is paid.
    if (!booking || !(isClient || (booking.consultantId === personId && booking.confirmedAt))) throw refuse('not_found')
    if (booking.state === 'cancelled' || booking.state === 'expired') return
    if (booking.state !== 'reserved' && booking.state !== 'confirmed') throw refuse('over')
    const at = await clock(tx)
    if (at >= booking.startsAt) throw refuse('already_begun')
    const known = !isClient && isLateForConsultant(booking, at) && (await isCompensated(tx, id, at))
    const costs = cancellingCosts(booking, { personId, isCompensated: known }, at)
    const feeMs = isClient ? cancellationFeeMs(booking, at) : 0n
    if (costs > seen || feeMs > seenMs) throw refuse('terms_changed')
    if (booking.openedAt) {
      // The room is open and has the money: it says what leaving it means.
      await endInTransaction(tx, { id, personId, seenFee: seen, seenFeeMs: seenMs, clock })
      await settleLocked(tx, booking, at)
      return
    }
    const reason = isClient ? 'by_client' : 'by_consultant'
    const fee = isClient ? costs : 0n
    const [ended] = await endBookings(tx, [{ booking, state: 'cancelled', reason, by: personId, fee, feeMs, at }])
    if (!booking.confirmedAt) return
    const bonus = !isClient && isLateForConsultant(booking, at) ? await compensateClient(tx, booking, at) : 0n
    await mailCancelled(tx, booking, isClient ? 'client' : 'consultant', { ...ended!, bonus }, at)
  })
