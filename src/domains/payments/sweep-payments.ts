import { checkPayment } from './checks/check-payment.ts'
import { listDueChecks } from './checks/sql.ts'
import { expirePayment } from './expire-payment.ts'
import { runInBatches } from './run-in-batches.ts'
import type { GatewayContext } from './payment-context.ts'
import { listOverduePayments } from './sql.ts'

/** One that fails does not stop the others; it is due again later. Answers how many there were. */
async function each(
  context: GatewayContext,
  due: readonly { id: string }[],
  act: (context: GatewayContext, id: string) => Promise<unknown>,
): Promise<number> {
  await Promise.all(
    due.map(({ id }) =>
      act(context, id).catch((error: unknown) =>
        context.log.error({ err: error, payment: id }, 'a payment could not be swept'),
      ),
    ),
  )
  return due.length
}

/** Asks about payments of this gateway whose time to ask has come, whether or not a webhook came. */
export const sweepPaymentChecks = (context: GatewayContext) =>
  runInBatches(async (most) =>
    each(
      context,
      await listDueChecks(context.db, context.gateway.name, await context.clock(context.db), most),
      checkPayment,
    ),
  )

/** Ends the wait for payments of this gateway that nobody paid in time. */
export const sweepOverduePayments = (context: GatewayContext) =>
  runInBatches(async (most) =>
    each(
      context,
      await listOverduePayments(context.db, context.gateway.name, await context.clock(context.db), most),
      expirePayment,
    ),
  )
