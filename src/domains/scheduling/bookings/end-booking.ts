import { tellRoomsOf } from '#domains/consultations/index.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import { postJournals, settleMinutes } from '#domains/wallet/index.ts'
import { coverageJournal, type SettledCover } from '#domains/wallet/covered-earnings.rules.ts'
import { extendBonus } from '#domains/wallet/extension.rules.ts'
import { announce } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'
import type { Journal } from '#domains/wallet/rules.ts'
import type { Centavos } from '#shared/money.ts'
import { announcementsOf } from '../facts.ts'
import { issueFeeReceipt } from './issue-fee-receipt.ts'
import { settlementOf } from './money.rules.ts'
import { type EndReason, type EndState, endedByOthers } from './rules.ts'
import { type Booking, recordEnded } from './sql.ts'

type Ending = {
  state: EndState
  reason: EndReason
  by?: string
  fee?: Centavos
  feeMs?: bigint
  /** Whether its bonus and its minutes are kept (decisions 124, 131). Absent: the reason says so. */
  keepsReturned?: boolean
  at: Date
}

/**
 * Ends locked bookings, once and for ever, inside the caller's transaction: what is aside becomes the fee, and goes
 * back; some bonus and minutes are kept (decisions 128, 131). Answers the sums of each.
 */
export async function endBookings(tx: Tx, ending: readonly (Ending & { booking: Booking })[]) {
  if (ending.length === 0) return []
  const settled = ending.map((one) => ({
    feeMs: 0n,
    ...one,
    ...settlementOf(one.booking, one.fee ?? 0n),
    keepsReturned: one.keepsReturned ?? endedByOthers(one.reason),
  }))
  const ofMinutes: Journal[] = []
  const coversOf = new Map<string, readonly SettledCover[]>()
  for (const one of settled) {
    const { covers, journals } = await settleCovers(tx, one)
    coversOf.set(one.booking.id, covers)
    ofMinutes.push(...journals)
  }
  const ofMoney = settled.flatMap((one) =>
    one.keepsReturned ? one.journals.map((journal) => extendBonus(journal, one.at)) : one.journals,
  )
  await postJournals(
    tx,
    [...ofMinutes, ...ofMoney],
    settled.flatMap(({ booking }) => (booking.held > 0n ? [booking.id] : [])),
  )
  for (const one of settled) {
    const { booking, state, reason, by = null, fee, feeMs, commission, returned, at } = one
    await recordEnded(tx, booking.id, { state, reason, by, fee, feeMs, commission, returned, at })
    if (fee > 0n || feeMs > 0n)
      await issueFeeReceipt(tx, { ...booking, reason, fee, feeMs, returned, covers: coversOf.get(booking.id)! }, at)
  }
  for (const { booking } of settled) if (booking.confirmedAt) await tellRoomsOf(tx, booking)
  const moved = settled.flatMap(({ booking, fee, feeMs }) => [
    ...(booking.held > 0n || booking.coveredMs > 0n ? [booking.clientId] : []),
    ...(fee > 0n || feeMs > 0n ? [booking.consultantId] : []),
  ])
  await announce(
    tx,
    ...[...new Set(moved)].map((id) => balanceMoved(id)),
    ...settled.flatMap(({ booking }) => announcementsOf(booking)),
  )
  return settled.map(({ fee, feeMs, returned }) => ({ fee, feeMs, returned }))
}

type Covered = { booking: Booking; feeMs: bigint; keepsReturned: boolean; at: Date }

/** What becomes of the minutes that pay a booking whose room never opened: the fee is used, the rest is free again. */
async function settleCovers(tx: Tx, { booking, feeMs, keepsReturned, at }: Covered) {
  if (booking.coveredMs === 0n) return { covers: [], journals: [] }
  const used = [{ channel: booking.channel, ms: feeMs }]
  const settling = { ...booking, consultationId: booking.id, used, keepsReturned, at }
  const { journals, ...settled } = await settleMinutes(tx, settling)
  const all = [coverageJournal(booking, settled, 'fee_cover'), ...journals].filter((journal) => journal !== undefined)
  return { covers: settled.covers, journals: all }
}
