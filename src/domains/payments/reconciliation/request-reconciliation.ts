import { recordSecurityEvent } from '#domains/accounts/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { refuse } from './rules.ts'
import { findRunOf, insertRun, type RunRow } from './sql.ts'

/**
 * Requests a reconciliation for somebody of the team. The same id again is the same one; refuses while another is under
 * way.
 */
export async function requestReconciliation(
  db: Db,
  { id, gateway, by, clock }: { id: string; gateway: string; by: string; clock: Clock },
): Promise<RunRow> {
  return inTransaction(db, async (tx) => {
    const at = await clock(tx)
    const isNew = await insertRun(tx, { id, gateway, night: null, askedBy: by, at })
    const event = { actorId: by, subjectId: id, after: { gateway }, at }
    if (isNew) await recordSecurityEvent(tx, { kind: 'payments.reconciliation_requested', ...event })
    const run = await findRunOf(tx, id, by)
    if (!run) throw refuse('reconciliation_under_way')
    return run
  })
}
