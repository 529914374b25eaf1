import { roomToTalk } from '#domains/limits/index.ts'
import { availableOf, balanceOf, postJournal } from '#domains/wallet/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { captureProven } from './capture-proven.ts'
import { closeConsultation } from './close-consultation.ts'
import { fundedMs, holdJournal, nextHold, within } from './rules.ts'
import { lockConsultation, recordChange, recordHoldChecked } from './sql.ts'

/**
 * Reserves the next minutes of a running conversation from what the client already has, within the session's limit and the client's own ones; charges what is
 * proven on the way. When nothing more is there and the reserved money is used up, the conversation ends and is settled.
 */
export async function extendHold(db: Db, { id, clock }: { id: string; clock: Clock }) {
  return inTransaction(db, async (tx) => {
    const locked = await lockConsultation(tx, id)
    if (locked?.state !== 'active') return
    const c = await captureProven(tx, locked)
    await recordHoldChecked(tx, id)
    const room = await roomToTalk(tx, c.clientId, await clock(tx))
    const more = nextHold(c, within(room, await balanceOf(tx, availableOf(c.clientId))))
    if (more > 0n) {
      await recordChange(tx, id, { held: c.held + more, holdCount: c.holdCount + 1 })
      await postJournal(tx, holdJournal(id, c.clientId, c.holdCount + 1, more))
    } else if (c.billedMs >= fundedMs(c)) {
      await closeConsultation(tx, c, 'ended', c.held === c.spendingLimit || room === 0n ? 'limit_reached' : 'out_of_funds', await clock(tx))
    }
  })
}
