import { followDispute } from '#domains/written-questions/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { findOrder, findQuestionDispute } from './sql.ts'

/**
 * Lets an open written question follow the disputes of the money that paid it. When the bank gave that money back, it
 * ends, and what it held pays the debt of its purchase.
 */
export async function settleDisputedQuestion(db: Db, { id, clock }: { id: string; clock: Clock }) {
  const order = await findOrder(db, id)
  if (!order) return
  await inTransaction(db, async (tx) => {
    const dispute = await findQuestionDispute(tx, id)
    await followDispute(tx, { id, dispute, at: await clock(tx) })
  })
}
