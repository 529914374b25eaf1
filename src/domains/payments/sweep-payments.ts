import { sweepDue } from '#platform/sweeps/sweep-due.ts'
import { checkPayment } from './checks/check-payment.ts'
import { listDueChecks } from './checks/sql.ts'
import { expirePayment } from './expire-payment.ts'
import { runInBatches } from './run-in-batches.ts'
import type { GatewayContext } from './payment-context.ts'
import { listOverduePayments } from './sql.ts'

type Sweep = {
  name: string
  list: typeof listDueChecks
  act: (context: GatewayContext, id: string) => Promise<unknown>
}

/** All payments of this gateway that are due, a batch at once; those that fail go aside and hold up no others. */
const sweepAll = (context: GatewayContext, { name, list, act }: Sweep) => {
  const { db, clock, gateway } = context
  return runInBatches((most) =>
    sweepDue(context, {
      name: `${name}.${gateway.name}`,
      list: async (limit, aside) => list(db, { gateway: gateway.name, now: await clock(db), most: limit, aside }),
      subjectOf: ({ id }) => id,
      act: ({ id }) => act(context, id),
      most,
      atOnce: most,
    }),
  )
}

/** Asks about payments of this gateway whose time to ask has come, whether or not a webhook came. */
export const sweepPaymentChecks = (context: GatewayContext) =>
  sweepAll(context, { name: 'payments.check', list: listDueChecks, act: checkPayment })

/** Ends the wait for payments of this gateway that nobody paid in time. */
export const sweepOverduePayments = (context: GatewayContext) =>
  sweepAll(context, { name: 'payments.expire', list: listOverduePayments, act: expirePayment })
