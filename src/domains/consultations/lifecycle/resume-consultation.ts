import { closeWindow } from '../channels/sound.rules.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { billableFromAfter } from '../billing/money.rules.ts'
import type { Consultation as ConsultationView } from '../state/contract.ts'
import { moveConsultation } from './move-consultation.ts'
import { consultationViewOf } from '../reading/consultation-view.ts'
import { readConsultation } from '../reading/read-consultation.ts'
import { asksToContinue, waitsForClient } from '../state/rules.ts'
import { refuse } from '../state/refusals.rules.ts'
import { type Consultation, type ConsultationChange, lockConsultation, lockConsultationOf } from '../state/sql.ts'

/**
 * Whoever paused lets the clock run again. Where a program attends only its client does, also after a silence and after
 * a pause that the program made. Refuses anybody else, and anything but a pause. Answers the consultation as whoever
 * resumed it sees it.
 */
export async function resumeConsultation(
  db: Db,
  { id, personId, clock }: { id: string; personId: string; clock: Clock },
): Promise<ConsultationView> {
  return inTransaction(db, async (tx) => {
    const c = await lockConsultationOf(tx, id, personId)
    if (!c) throw refuse('not_found')
    if (c.state === 'active') return readConsultation(tx, id, personId)
    if (c.state !== 'paused') throw refuse('not_now')
    if (c.isAutomatic && personId !== c.clientId) throw refuse('client_resumes')
    const mayResume = c.isAutomatic ? c.pausedBy !== null || waitsForClient(c.reason) : c.pausedBy === personId
    if (!mayResume) throw refuse('not_yours_to_resume')
    const at = await clock(tx)
    const pressed = c.isAutomatic ? { clientKeptAt: at } : {}
    return consultationViewOf(await restartClock(tx, c, at, pressed), { readerId: personId, readAt: at })
  })
}

/**
 * Both are there again after a cut or a silence: the meter found fresh proof of it. Nothing before this instant is
 * charged. A question waits for its answer.
 */
export async function resumeByProof(db: Db, { id, clock }: { id: string; clock: Clock }) {
  return inTransaction(db, async (tx) => {
    const c = await lockConsultation(tx, id)
    if (c?.state === 'paused' && !c.pausedBy && !asksToContinue(c.reason)) await restartClock(tx, c, await clock(tx))
  })
}

/** From here the clock runs. */
export async function restartClock<C extends Consultation>(
  tx: Tx,
  c: C,
  at: Date,
  pressed: Pick<ConsultationChange, 'clientKeptAt'> = {},
): Promise<C> {
  // The database's clock may have been set back meanwhile.
  const pausedMs = BigInt(Math.max(0, at.getTime() - c.pausedAt!.getTime()))
  const change = {
    pausedAt: null,
    pausedBy: null,
    pausedBeforeMs: c.pausedBeforeMs + pausedMs,
    billableFrom: billableFromAfter(at, c.billableFrom),
    ...closeWindow(c, at),
    ...pressed,
  }
  return moveConsultation(tx, c, { state: 'active', at }, change)
}
