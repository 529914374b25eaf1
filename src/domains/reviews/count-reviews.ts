import { countReview } from '#domains/consultants/index.ts'
import { listOwnMoney } from '#domains/consultations/index.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { COUNTS_FROM } from './rules.ts'
import { takeUncounted } from './sql.ts'

/**
 * Counts the reviews of a client that waited, once, when enough of their own money was captured; nothing before. A
 * review that was removed meanwhile does not count.
 */
export const countReviews = (db: Db, clientId: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    const [spent] = await listOwnMoney(tx, [clientId])
    if (!spent || spent.own < COUNTS_FROM) return
    for (const { consultantId, stars } of await takeUncounted(tx, clientId)) await countReview(tx, consultantId, stars)
  })
