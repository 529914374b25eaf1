import { inBatches } from '../in-batches.ts'
import type { Till } from '../till.ts'
import { carryRefund } from './carry-refund.ts'
import { listDueRefunds } from './sql.ts'

/**
 * Takes refunds to the gateway, and asks about those that it has not ended. One that fails does not hold up the others.
 */
export const sweepRefunds = (till: Till) =>
  inBatches(async (most) => {
    const due = await listDueRefunds(till.db, till.gateway.name, await till.clock(till.db), most)
    const carried = due.map((refund) =>
      carryRefund(till, refund).catch((error: unknown) =>
        till.log.error({ err: error, payment: refund.paymentId, n: refund.n }, 'a refund could not be carried'),
      ),
    )
    await Promise.all(carried)
    return due.length
  })
