import { recordSecurityEvent } from '#domains/accounts/index.ts'
import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import type { Capability } from '#shared/capabilities.ts'
import { caseView } from './case-view.ts'
import type { Held } from './contract.ts'
import { queueMoved, WHOLE_QUEUE } from './facts.ts'
import type { QueueKind } from './kinds.rules.ts'
import { refuse } from './rules.ts'
import { findWaiting, lockCase, recordTaken } from './sql.ts'

type Taking = {
  kind: QueueKind
  id: string
  by: string
  /** Who had it as the person saw it: only from them it is taken over. */
  from?: string | undefined
  capabilities: readonly Capability[]
  clock: Clock
}

/**
 * Takes a case; of two at once one has it, and the other is told who. Refuses one that does not wait, and one that
 * another has who was not named.
 */
export const takeCase = (db: Db, { kind, id, by, from, capabilities, clock }: Taking): Promise<Held> =>
  inTransaction(db, async (tx) => {
    await lockCase(tx, kind, id)
    const at = await clock(tx)
    const found = await findWaiting(tx, { kind, id, now: at, capabilities })
    if (!found) throw refuse('case_not_waiting')
    const holder = found.takenBy
    if (holder?.id === by) return caseView(found)
    if (holder && holder.id !== from)
      throw refuse('taken_by_another', { case: `${holder.name} já está com este caso.` })
    await recordTaken(tx, { kind, id, at }, by)
    const changed = { before: { takenBy: holder ? 'another' : 'nobody' }, after: { takenBy: 'self' } }
    await recordSecurityEvent(tx, { kind: 'team.case_taken', detail: kind, actorId: by, subjectId: id, ...changed, at })
    await announce(tx, queueMoved(WHOLE_QUEUE))
    return caseView((await findWaiting(tx, { kind, id, now: at, capabilities }))!)
  })
