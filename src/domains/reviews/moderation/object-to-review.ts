import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { lockReviewOf } from '../sql.ts'
import { refuse } from './rules.ts'
import { insertObjection } from './sql.ts'

type Objection = { id: string; consultantId: string; words: string; clock: Clock }

/** A consultant tells the team why a review of theirs should go, once. Refuses those of others, and what is gone. */
export const objectToReview = (db: Db, { id, consultantId, words, clock }: Objection): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (!(await lockReviewOf(tx, id, consultantId))) throw refuse('not_found')
    if (!(await insertObjection(tx, { id, words, at: await clock(tx) }))) throw refuse('already_objected')
  })
