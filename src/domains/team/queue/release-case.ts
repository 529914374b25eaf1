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

type Releasing = { kind: QueueKind; id: string; by: string; capabilities: readonly Capability[]; clock: Clock }

/** Gives a case back. Refuses one that does not wait, and one that another has; one that nobody has stays as it is. */
export const releaseCase = (db: Db, { kind, id, by, capabilities, clock }: Releasing): Promise<Held> =>
  inTransaction(db, async (tx) => {
    await lockCase(tx, kind, id)
    const at = await clock(tx)
    const found = await findWaiting(tx, { kind, id, now: at, capabilities })
    if (!found) throw refuse('case_not_waiting')
    if (!found.takenBy) return caseView(found)
    if (found.takenBy.id !== by) throw refuse('not_yours_to_release')
    await recordTaken(tx, { kind, id, at }, null)
    const event = { actorId: by, subjectId: id, before: { takenBy: 'self' }, after: { takenBy: 'nobody' }, at }
    await recordSecurityEvent(tx, { kind: 'team.case_released', detail: kind, ...event })
    await announce(tx, queueMoved(WHOLE_QUEUE))
    return caseView({ ...found, takenBy: null })
  })
