import { forbidSelfDecision, recordSecurityEvent } from '#domains/accounts/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { endObjection } from './remove-review.ts'
import { refuse } from './rules.ts'
import { lockReview } from './sql.ts'

type Kept = { id: string; answer: string; by: string; clock: Clock }

/** A review that somebody objects to stays, and the consultant reads why. Refuses an own case, and what is decided. */
export const keepReview = (db: Db, { id, answer, by, clock }: Kept): Promise<void> =>
  inTransaction(db, async (tx) => {
    const review = await lockReview(tx, id)
    if (!review) throw refuse('not_found')
    const { clientId, consultantId } = review
    forbidSelfDecision(by, clientId, consultantId)
    if (review.isRemoved) throw refuse('already_removed')
    const at = await clock(tx)
    if (!(await endObjection(tx, { id, consultantId, verdict: 'kept', answer, by, at })))
      throw refuse('already_decided')
    const changed = { before: { state: 'waiting' }, after: { state: 'kept' } }
    const event = { actorId: by, personId: consultantId, subjectId: id, reason: answer, ...changed, at }
    await recordSecurityEvent(tx, { kind: 'reviews.objection_decided', detail: 'kept', ...event })
  })
