import type { Tx } from '#platform/db.ts'
import { commissionOf } from '#shared/commission.ts'
import { channelPercent } from '#shared/channel-price.ts'
import { least } from '#shared/money.ts'
import { type ChargedUsage, chargedUsage, channelUsageOf } from './channel-usage.rules.ts'
import { promotionalSpent } from './money.rules.ts'
import type { Settlement, WeightedMs } from './settlement.rules.ts'
import { type Consultation, lockConsultation } from '../state/sql.ts'
import { listMoves, sumSilence } from './sql.ts'

/**
 * Takes the room's lock and reads the settlement. Undefined: there is no such consultation, or it ended without costing
 * anything.
 */
export async function lockSettlement(tx: Tx, id: string): Promise<Settlement | undefined> {
  const c = await lockConsultation(tx, id)
  if (!c?.endedAt || !(c.startedAt || c.fee > 0n || c.feeMs > 0n)) return undefined
  const moves = await listMoves(tx, id)
  const wasSilent = moves.some(({ reason }) => reason === 'silence')
  return settlementOf(c, moves, wasSilent ? await sumSilence(tx, c) : { paid: 0n, covered: 0n })
}

type Moves = Awaited<ReturnType<typeof listMoves>>

const weightedMsOf = (usage: readonly ChargedUsage[], of: 'coveredMs' | 'paidMs') =>
  usage.reduce((sum, part) => sum + part[of] * channelPercent(part.channel), 0n)

/** `silentMs`: to the millisecond. Of what was charged it is at most all. */
function settlementOf(c: Consultation, moves: Moves, silentMs: WeightedMs): Settlement {
  const usage = chargedUsage(channelUsageOf(c), c)
  const weightedMs = { paid: weightedMsOf(usage, 'paidMs'), covered: weightedMsOf(usage, 'coveredMs') }
  return {
    id: c.id,
    clientId: c.clientId,
    consultantId: c.consultantId,
    endedAt: c.endedAt!,
    reason: c.reason,
    stopSide: c.stopSide,
    lastPause: moves.slice(-1).find(({ state }) => state === 'paused'),
    billedMs: c.billedMs,
    weightedMs,
    silentMs: {
      paid: least(silentMs.paid, weightedMs.paid),
      covered: least(silentMs.covered, weightedMs.covered),
    },
    weightedFeeMs: c.feeMs * channelPercent(c.channel),
    captured: c.captured,
    fee: c.fee,
    promotional: promotionalSpent({ ...c, captured: c.captured + c.fee }),
    commission: c.commission + commissionOf(c.fee, c.commissionBps),
    coveredEarnings: c.coveredEarnings,
  }
}
