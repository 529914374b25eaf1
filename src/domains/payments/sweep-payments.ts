import { checkPayment } from './check-payment.ts'
import { expirePayment } from './expire-payment.ts'
import { runInBatches } from './run-in-batches.ts'
import type { PaymentContext } from './payment-context.ts'
import * as sql from './sql.ts'
import { deleteForgedWebhooks } from './webhooks/sql.ts'

const FORGED_KEPT_MS = 30 * 24 * 3_600_000

/** One that fails does not stop the others; it is due again later. Answers how many there were. */
async function each(
  context: PaymentContext,
  due: readonly { id: string }[],
  act: (context: PaymentContext, id: string) => Promise<unknown>,
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

/** Asks about payments whose next check is due. */
export const sweepPaymentChecks = (context: PaymentContext) =>
  runInBatches(async (most) =>
    each(
      context,
      await sql.listDueChecks(context.db, context.gateway.name, await context.clock(context.db), most),
      checkPayment,
    ),
  )

/** Expires payments that were not paid in time. */
export const sweepOverduePayments = (context: PaymentContext) =>
  runInBatches(async (most) =>
    each(
      context,
      await sql.listOverduePayments(context.db, context.gateway.name, await context.clock(context.db), most),
      expirePayment,
    ),
  )

/** Deletes forged webhooks after a month. */
export const sweepForgedWebhooks = async ({ db, clock }: PaymentContext) =>
  deleteForgedWebhooks(db, new Date((await clock(db)).getTime() - FORGED_KEPT_MS))
