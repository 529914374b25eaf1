import { postJournals } from '#domains/wallet/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { capture } from '../billing/money.rules.ts'
import { goOnByChat } from '../calls/open-media-window.ts'
import { isCall } from '../channels/rules.ts'
import { isCallClosed } from '../channels/sound.rules.ts'
import { unprovenAtStop } from '../calls/unproven-at-stop.ts'
import type { Consultation as ConsultationView } from '../state/contract.ts'
import type { StopCause } from '../state/stop.rules.ts'
import { moveConsultation } from './move-consultation.ts'
import { consultationViewOf } from '../reading/consultation-view.ts'
import { readConsultation } from '../reading/read-consultation.ts'
import { refuse } from '../state/refusals.rules.ts'
import { recordGaps } from '../room/sql.ts'
import { type Consultation, lockConsultationOf } from '../state/sql.ts'

/**
 * Either side stops the clock by hand. Refuses unless it is running; pausing one's own pause again changes nothing.
 * Answers the consultation as whoever paused it sees it.
 */
export async function pauseConsultation(
  db: Db,
  { id, personId, clock }: { id: string; personId: string; clock: Clock },
): Promise<ConsultationView> {
  return inTransaction(db, async (tx) => {
    const c = await lockConsultationOf(tx, id, personId)
    if (!c) throw refuse('not_found')
    if (c.state === 'paused' && c.pausedBy === personId) return readConsultation(tx, id, personId)
    const reason = personId === c.clientId ? 'by_client' : 'by_consultant'
    const at = await clock(tx)
    // A pause at the end of a lease would hide that nothing of it was proven.
    await recordGaps(tx, id)
    const paused = await stopClock(tx, c, { cause: { reason }, at, personId })
    return consultationViewOf(paused, { readerId: personId, readAt: at })
  })
}

/**
 * The clock stands still from here; what was proven before is charged at once. A call in which too much flowed
 * unproven, or was denied, goes on by chat. `personId`: who pressed the button.
 */
export async function stopClock<C extends Consultation>(
  tx: Tx,
  c: C,
  { cause, at, personId = null }: { cause: StopCause; at: Date; personId?: string | null },
): Promise<C> {
  const { journal, ...charged } = capture(c) ?? {}
  const unproven = await unprovenAtStop(tx, c, { cause, at })
  const change = { ...charged, ...unproven, pausedAt: at, pausedBy: personId }
  const paused = await moveConsultation(tx, c, { state: 'paused', cause, at }, change)
  if (journal) await postJournals(tx, [journal])
  return isCall(c.currentChannel) && isCallClosed(paused)
    ? { ...paused, ...(await goOnByChat(tx, paused, at)) }
    : paused
}
