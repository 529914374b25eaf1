import { recordSecurityEvent } from '#domains/accounts/index.ts'
import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import type { Capability } from '#shared/capabilities.ts'
import { caseView } from './case-view.ts'
import type { Held } from './contract.ts'
import { queueMoved, WHOLE_QUEUE } from './facts.ts'
import type { QueueKind } from './kinds.rules.ts'
import { refuse, snoozeObstacle } from './rules.ts'
import { findWaiting, lockCase, recordSnoozed } from './sql.ts'

type Snoozing = {
  kind: QueueKind
  id: string
  by: string
  until: Date | null
  capabilities: readonly Capability[]
  clock: Clock
}

/**
 * Lets a case rest until an instant, or wait again (null). Refuses one that does not wait, one that another has, and
 * what `snoozeObstacle` says.
 */
export const snoozeCase = (db: Db, { kind, id, by, until, capabilities, clock }: Snoozing): Promise<Held> =>
  inTransaction(db, async (tx) => {
    await lockCase(tx, kind, id)
    const at = await clock(tx)
    const found = await findWaiting(tx, { kind, id, now: at, capabilities })
    if (!found) throw refuse('case_not_waiting')
    const view = caseView(found)
    if (view.takenBy && view.takenBy.id !== by)
      throw refuse('taken_by_another', { case: `${view.takenBy.name} já está com este caso.` })
    const obstacle = until && snoozeObstacle(until, { now: at, dueAt: view.dueAt })
    if (obstacle) throw refuse(obstacle)
    if (view.snoozedUntil?.getTime() === until?.getTime()) return view
    await recordSnoozed(tx, { kind, id, at }, until)
    const kindOfEvent = until ? 'team.case_snoozed' : 'team.case_woken'
    const changed = { before: { until: view.snoozedUntil }, after: { until } }
    await recordSecurityEvent(tx, { kind: kindOfEvent, detail: kind, actorId: by, subjectId: id, ...changed, at })
    await announce(tx, queueMoved(WHOLE_QUEUE))
    return { ...view, snoozedUntil: until }
  })
