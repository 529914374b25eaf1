import { issueReceipt, postJournal } from '#domains/wallet/index.ts'
import type { Tx } from '#platform/db.ts'
import { captureProven } from './capture-proven.ts'
import { moveConsultation } from './move-consultation.ts'
import { receiptOf } from './receipt.ts'
import { type Reason, release, type State } from './rules.ts'
import { type Consultation, listSegments } from './sql.ts'

/**
 * Settles, once and for ever, inside the caller's transaction and under the room's lock: the last proven time is charged, the rest of
 * the reserved money goes back, and a conversation that began leaves a receipt. After this nothing about it can change.
 */
export async function closeConsultation(tx: Tx, before: Consultation, state: State, reason: Reason | null, at: Date): Promise<Consultation> {
  const c = await captureProven(tx, before)
  const rest = release(c)
  if (rest) await postJournal(tx, rest.journal)
  const closed = await moveConsultation(tx, c, state, reason, at, { endedAt: at, released: rest?.released ?? 0n, pausedAt: null, pausedBy: null })
  if (!closed.startedAt) return closed
  const content = receiptOf(closed, await listSegments(tx, c.id))
  await issueReceipt(tx, { subject: `consultation:${c.id}`, personIds: [c.clientId, c.consultantId], content, at })
  return closed
}
