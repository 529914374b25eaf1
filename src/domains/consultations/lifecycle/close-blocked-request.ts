import type { BlockingRole } from '#domains/consultants/index.ts'
import type { Tx } from '#platform/db.ts'
import { settleConsultation } from './settle-consultation.ts'
import { deadlineOf } from '../state/deadlines.rules.ts'
import type { Consultation } from '../state/sql.ts'

/**
 * Ends a locked request of two people who do not meet again, inside the transaction that says so, as if `by` had
 * declined it or taken it back: what was reserved goes back. One whose time is over stays to its deadline.
 */
export async function closeBlockedRequest(tx: Tx, request: Consultation, { by, at }: { by: BlockingRole; at: Date }) {
  if (at >= deadlineOf(request)!) return
  await settleConsultation(tx, request, {
    ...(by === 'client'
      ? { state: 'cancelled', cause: { reason: 'by_client' } }
      : { state: 'declined', cause: { reason: 'by_consultant' } }),
    at,
  })
}
