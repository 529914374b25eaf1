import { availableOf, balanceOf, postJournal } from '#domains/wallet/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { captureProven } from './capture-proven.ts'
import { closeConsultation } from './close-consultation.ts'
import { fundedMs, holdJournal, nextHold } from './rules.ts'
import { lockConsultation, recordChange, recordHoldChecked } from './sql.ts'

/**
 * Reserves the next minutes of a running conversation from what the client already has, within the session's limit; charges what is
 * proven on the way. When nothing more is there and the reserved money is used up, the conversation ends and is settled.
 */
export async function extendHold(db: Db, { id, clock }: { id: string; clock: Clock }) {
  return inTransaction(db, async (tx) => {
    const locked = await lockConsultation(tx, id)
    if (locked?.state !== 'active') return
    const c = await captureProven(tx, locked)
    await recordHoldChecked(tx, id)
    const more = nextHold(c, await balanceOf(tx, availableOf(c.clientId)))
    if (more > 0n) {
      await recordChange(tx, id, { held: c.held + more, holdCount: c.holdCount + 1 })
      await postJournal(tx, holdJournal(id, c.clientId, c.holdCount + 1, more))
    } else if (c.billedMs >= fundedMs(c)) {
      await closeConsultation(tx, c, 'ended', c.held === c.spendingLimit ? 'limit_reached' : 'out_of_funds', await clock(tx))
    }
  })
}
