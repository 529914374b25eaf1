import { followDispute } from '#domains/consultations/index.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import { lockDebtsOfPayments, payDebts } from '#domains/wallet/index.ts'
import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { findOrder, findQuestionDispute } from './sql.ts'

/**
 * Lets an open written question follow the disputes of the money that paid it. When the bank gave that money back, also
 * by a refund of its own, the question ends, and what it had reserved pays the debt of its purchase first.
 */
export const settleDisputedQuestion = (db: Db, { id, clock }: { id: string; clock: Clock }) =>
  inTransaction(db, async (tx) => {
    const order = await findOrder(tx, id)
    if (!order) return
    const { dispute, lost } = await findQuestionDispute(tx, id)
    // Debts before accounts, as everywhere: paying them by hand would wait for us, and we for it.
    if (lost.length > 0) await lockDebtsOfPayments(tx, lost)
    let freed = await followDispute(tx, { id, dispute, at: await clock(tx) })
    if (freed === 0n) return
    for (const paymentId of lost) freed -= await payDebts(tx, order.personId, { paymentId, most: freed })
    await announce(tx, balanceMoved(order.personId))
  })
