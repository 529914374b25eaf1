import { issueReceipt, postJournalsAtomically, settleMinutes } from '#domains/wallet/index.ts'
import type { Tx } from '#platform/db.ts'
import { coverageJournal, minutesUsedMs } from './billing/coverage.rules.ts'
import { capture, release } from './billing/money.rules.ts'
import { moveConsultation } from './move-consultation.ts'
import { receiptOf } from './billing/receipt.ts'
import type { Reason, State } from './rules.ts'
import { type Consultation, listSegments } from './sql.ts'

const NO_MINUTES = { value: 0n, journals: [] }

/**
 * Settles, once and for ever, inside the caller's transaction and under the room's lock: the last proven time is
 * charged, the consultant is paid for what minutes covered, the rest of the minutes and of the reserved money goes
 * back, and a conversation that began leaves a receipt. After this nothing about it can change.
 */
export async function closeConsultation(
  tx: Tx,
  before: Consultation,
  state: State,
  reason: Reason | null,
  at: Date,
): Promise<Consultation> {
  const due = capture(before)
  const c = due ? { ...before, captured: due.captured, commission: due.commission } : before
  const minutes =
    c.coveredMs > 0n ? await settleMinutes(tx, { consultationId: c.id, usedMs: minutesUsedMs(c), at }) : NO_MINUTES
  const rest = release(c)
  await postJournalsAtomically(
    tx,
    [due?.journal, coverageJournal(c, minutes.value), ...minutes.journals, rest?.journal].filter(
      (journal) => journal !== undefined,
    ),
  )
  const { captured, commission } = c
  const closed = await moveConsultation(tx, c, state, reason, at, {
    endedAt: at,
    captured,
    commission,
    released: rest?.released ?? 0n,
    awaitsConfirmation: false,
    pausedAt: null,
    pausedBy: null,
  })
  if (!closed.startedAt) return closed
  const content = receiptOf(closed, await listSegments(tx, c.id))
  await issueReceipt(tx, { subject: `consultation:${c.id}`, personIds: [c.clientId, c.consultantId], content, at })
  return closed
}
