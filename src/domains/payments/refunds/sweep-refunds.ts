import { runInBatches } from '../run-in-batches.ts'
import type { GatewayContext } from '../payment-context.ts'
import { submitRefund } from './submit-refund.ts'
import { listDueRefunds } from './sql.ts'

/**
 * Takes refunds to the gateway, and asks about those that it has not ended. One that fails does not hold up the others.
 */
export const sweepRefunds = (context: GatewayContext) =>
  runInBatches(async (most) => {
    const due = await listDueRefunds(context.db, context.gateway.name, await context.clock(context.db), most)
    const submitted = due.map((refund) =>
      submitRefund(context, refund).catch((error: unknown) =>
        context.log.error({ err: error, payment: refund.paymentId, n: refund.n }, 'a refund could not be submitted'),
      ),
    )
    await Promise.all(submitted)
    return due.length
  })
