import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { findDeadlineFacts } from '../appointments/sql.ts'
import { lockConsultation, recordChange } from '../state/sql.ts'
import { goOnByChat } from './open-media-window.ts'
import { audioDenialIn, isCallClosed } from '../channels/sound.rules.ts'
import { isCall } from '../channels/rules.ts'

/**
 * One side says that no sound arrives while the other's report shows that it does, before the clock runs or in a pause:
 * it is counted (S17). After the third denial the consultation goes on by chat. Safe to repeat.
 */
export async function countAudioDenial(db: Db, { id, clock }: { id: string; clock: Clock }) {
  return inTransaction(db, async (tx) => {
    const c = await lockConsultation(tx, id)
    if (!c || (c.state !== 'accepted' && c.state !== 'paused') || !isCall(c.currentChannel)) return
    const at = await clock(tx)
    const { sound } = await findDeadlineFacts(tx, id, at)
    const denial = audioDenialIn(c, sound, at)
    if (!denial) return
    await recordChange(tx, id, denial)
    if (isCallClosed({ ...c, ...denial })) await goOnByChat(tx, c, at)
  })
}
