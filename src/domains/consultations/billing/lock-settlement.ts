import type { Tx } from '#platform/db.ts'
import { channelPercent } from '#shared/channel-price.ts'
import { legsOf } from './legs.rules.ts'
import { promotionalSpent } from './money.rules.ts'
import type { Settlement } from '../rules.ts'
import { type Consultation, lockConsultation } from '../sql.ts'
import { listMoves } from './sql.ts'

/**
 * Takes the room's lock and reads the settlement. Undefined: there is no such consultation, or it was never settled.
 */
export async function lockSettlement(tx: Tx, id: string): Promise<Settlement | undefined> {
  const c = await lockConsultation(tx, id)
  return c?.state === 'ended' && c.startedAt ? settlementOf(c, await listMoves(tx, id)) : undefined
}

type Moves = Awaited<ReturnType<typeof listMoves>>

const isPause = ({ state }: Moves[number]) => state === 'paused'

const settlementOf = (c: Consultation, moves: Moves): Settlement => ({
  id: c.id,
  clientId: c.clientId,
  consultantId: c.consultantId,
  endedAt: c.endedAt!,
  reason: c.reason,
  stopSide: c.stopSide,
  pauses: moves.filter(isPause),
  lastPause: moves.slice(-1).find(isPause),
  billedMs: c.billedMs,
  weightedMs: legsOf(c).reduce((sum, { channel, billedMs }) => sum + billedMs * channelPercent(channel), 0n),
  weightedFeeMs: c.feeMs * channelPercent(c.channel),
  captured: c.captured,
  promotional: promotionalSpent(c),
  commission: c.commission,
  coveredEarnings: c.coveredEarnings,
})
