import { presenceAnnouncements } from '#domains/consultants/index.ts'
import { announce } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'
import { logStop } from './log-stop.ts'
import { type StopCause, stopSideOf } from '../state/stop.rules.ts'
import { moveAnnouncements } from './move-announcements.ts'
import { canMove, isOpen, type RunningState, type StoppedState } from '../state/rules.ts'
import { refuse } from '../state/refusals.rules.ts'
import { type ConsultationChange, type Consultation, recordMove } from '../state/sql.ts'

/** Where to and when; a stop says why. */
export type ConsultationMove = { at: Date } & (
  | { state: RunningState; cause?: never }
  | { state: StoppedState; cause: StopCause }
)

/**
 * One step of a consultation's life, in the caller's transaction and under the room's lock: recorded with what changes,
 * written into the room's sequence, announced to room and people. A stop is logged with its side. Refuses `not_now`:
 * the table lacks such a step.
 */
export async function moveConsultation<C extends Consultation>(
  tx: Tx,
  c: C,
  { state, cause, at }: ConsultationMove,
  change: ConsultationChange = {},
): Promise<C> {
  if (!canMove(c.state, state)) throw refuse('not_now')
  const [reason, stopSide] = cause ? [cause.reason, stopSideOf(cause, c)] : [null, null]
  const { seq, ...proofs } = await recordMove(tx, c.id, { ...change, state, reason, stopSide }, at)
  if (reason && stopSide)
    logStop(tx, { consultation: c.id, from: c.state, to: state, reason, side: stopSide, at, ...proofs })
  const changesBadge = state === 'accepted' || !isOpen(state)
  await announce(
    tx,
    ...moveAnnouncements(c, { state, reason, stopSide, at, seq }),
    ...(changesBadge ? await presenceAnnouncements(tx, c.consultantId, at) : []),
  )
  return { ...c, ...change, state, reason, stopSide }
}
