import { remainingAllowance } from '#domains/limits/index.ts'
import { postJournalsAtomically } from '#domains/wallet/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { closeConsultation } from '../close-consultation.ts'
import { reserveFunds } from './reserve-funds.ts'
import { capture, fundedMs } from './money.rules.ts'
import { stopClock } from '../pause-consultation.ts'
import { lockConsultation, recordChange, recordHoldChecked } from '../sql.ts'

/**
 * Reserves the next minutes of a running consultation, prepaid minutes first and then credit, within the limit of the
 * consultation and the client's own limits, and captures what is proven. When nothing more can be reserved and the
 * reserve is used up, the consultation ends and is settled; after free minutes the clock stops and the client is asked.
 */
export async function extendHold(db: Db, { id, clock }: { id: string; clock: Clock }) {
  return inTransaction(db, async (tx) => {
    const c = await lockConsultation(tx, id)
    if (c?.state !== 'active') return
    const at = await clock(tx)
    await recordHoldChecked(tx, id)
    const isUsedUp = c.billedMs >= fundedMs(c)
    if (c.awaitsConfirmation) {
      if (isUsedUp) await stopClock(tx, c, 'free_minutes_over', at)
      return
    }
    const allowance = await remainingAllowance(tx, c.clientId, at)
    const next = await reserveFunds(tx, c, { allowance, at })
    if (next) {
      const { journal, ...charged } = capture(c) ?? {}
      await recordChange(tx, id, { ...charged, ...next.reserved })
      await postJournalsAtomically(tx, [...(journal ? [journal] : []), ...next.journals])
    } else if (isUsedUp) {
      const reason = c.held === c.spendingLimit || allowance === 0n ? 'limit_reached' : 'out_of_funds'
      await closeConsultation(tx, c, 'ended', reason, at)
    }
  })
}
