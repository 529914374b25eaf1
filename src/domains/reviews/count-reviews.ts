import { countReview } from '#domains/consultants/index.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { insertToWeigh } from './featured/sql.ts'
import { hasSpentEnough } from './has-spent-enough.ts'
import { takeUncounted } from './sql.ts'

/**
 * Counts the reviews of a client that waited, once, when enough of their own money was captured; nothing before. A
 * review that was removed meanwhile does not count.
 */
export const countReviews = (db: Db, clientId: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (!(await hasSpentEnough(tx, clientId))) return
    for (const { consultantId, stars } of await takeUncounted(tx, clientId)) await countReview(tx, consultantId, stars)
    await insertToWeigh(tx, clientId)
  })
