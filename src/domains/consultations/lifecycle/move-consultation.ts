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
 * One step of a consultation's life, inside the caller's transaction and under the room's lock: allowed by the table,
 * recorded together with what changes besides, written into the room's sequence, and announced to the room, to both
 * people and to whoever looks at the consultant's badge. A stop is recorded with its reason and side, and logged.
 * Refuses `not_now` when the table has no such step.
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
