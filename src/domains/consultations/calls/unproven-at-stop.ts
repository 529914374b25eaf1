import type { Tx } from '#platform/db.ts'
import { unchargedMs } from '../state/deadlines.rules.ts'
import { type StopCause, stopSideOf } from '../state/stop.rules.ts'
import type { Consultation, ConsultationChange } from '../state/sql.ts'
import { isCall } from '../channels/rules.ts'
import { findChargedUntil } from './sql.ts'

/**
 * However the clock of a call stops, what flowed since its last charged second counts to what may flow unproven (S16):
 * a button, a cut line and a denial are no ways around it. Not when both lines fell at once: that was ours.
 */
export async function unprovenAtStop(
  tx: Tx,
  c: Consultation,
  { cause, at }: { cause: StopCause; at: Date },
): Promise<ConsultationChange> {
  if (!isCall(c.currentChannel)) return {}
  if (cause.reason === 'connection' && stopSideOf(cause, c) === 'both') return {}
  const chargedUntil = await findChargedUntil(tx, c.id)
  return { unprovenMediaMs: c.unprovenMediaMs + unchargedMs(c, { chargedUntil }, at) }
}
