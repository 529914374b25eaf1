import { readHours } from '#domains/scheduling/index.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { refuse, type Topic } from './rules.ts'
import { deleteFollow, insertFollow, insertHours } from './sql.ts'

type Wish = { personId: string; consultantId: string; topic: Topic; wanted: boolean; now: Date }

/**
 * Lets a person hear of one kind of news of a favourite, or not any more. Repeating changes nothing. Refuses
 * `not_a_favourite`.
 */
export const setFollow = (db: Db, { wanted, now, ...follow }: Wish) =>
  inTransaction(db, async (tx) => {
    if (!wanted) return void (await deleteFollow(tx, follow))
    if (!(await insertFollow(tx, follow, now))) throw refuse('not_a_favourite')
    await insertHours(tx, follow.consultantId, await readHours(tx, follow.consultantId), now)
  })
