import type { Tx } from '#platform/db.ts'
import { channelPercent } from '#shared/channel-price.ts'
import { type Leg, legsOf } from './legs.rules.ts'
import { promotionalSpent } from './money.rules.ts'
import type { Settlement, WeightedMs } from '../rules.ts'
import { type Consultation, lockConsultation } from '../sql.ts'
import { listMoves, sumSilence } from './sql.ts'

/**
 * Takes the room's lock and reads the settlement. Undefined: there is no such consultation, or it was never settled.
 */
export async function lockSettlement(tx: Tx, id: string): Promise<Settlement | undefined> {
  const c = await lockConsultation(tx, id)
  if (c?.state !== 'ended' || !c.startedAt) return undefined
  const moves = await listMoves(tx, id)
  const wasSilent = moves.some(({ reason }) => reason === 'silence')
  return settlementOf(c, moves, wasSilent ? await sumSilence(tx, c) : { paid: 0n, covered: 0n })
}

type Moves = Awaited<ReturnType<typeof listMoves>>

const weightedMsOf = (legs: readonly Leg[], ms: (leg: Leg) => bigint) =>
  legs.reduce((sum, leg) => sum + ms(leg) * channelPercent(leg.channel), 0n)

const settlementOf = (c: Consultation, moves: Moves, silentMs: WeightedMs): Settlement => ({
  id: c.id,
  clientId: c.clientId,
  consultantId: c.consultantId,
  endedAt: c.endedAt!,
  reason: c.reason,
  stopSide: c.stopSide,
  lastPause: moves.slice(-1).find(({ state }) => state === 'paused'),
  billedMs: c.billedMs,
  weightedMs: {
    paid: weightedMsOf(legsOf(c), ({ billedMs, coveredMs }) => billedMs - coveredMs),
    covered: weightedMsOf(legsOf(c), ({ coveredMs }) => coveredMs),
  },
  silentMs,
  weightedFeeMs: c.feeMs * channelPercent(c.channel),
  captured: c.captured,
  promotional: promotionalSpent(c),
  commission: c.commission,
  coveredEarnings: c.coveredEarnings,
})
