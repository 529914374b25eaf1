import { sweepDue } from '#platform/sweeps/sweep-due.ts'
import { checkPayment } from './checks/check-payment.ts'
import { listDueChecks } from './checks/sql.ts'
import { expirePayment } from './expire-payment.ts'
import type { GatewayContext } from './payment-context.ts'
import { listOverduePayments } from './sql.ts'

export const AT_ONCE = 16

type Sweep = {
  name: string
  list: typeof listDueChecks
  act: (context: GatewayContext, id: string) => Promise<unknown>
}

/** All payments of this gateway that are due; those that fail go aside and hold up no others. */
const sweepAll = (context: GatewayContext, { name, list, act }: Sweep) => {
  const { db, clock, gateway } = context
  return sweepDue(context, {
    name: `${name}.${gateway.name}`,
    list: async (most, aside) => list(db, { gateway: gateway.name, now: await clock(db), most, aside }),
    subjectOf: ({ id }) => id,
    act: ({ id }) => act(context, id),
    most: AT_ONCE,
    atOnce: AT_ONCE,
  })
}

/** Asks about payments of this gateway whose time to ask has come, whether or not a webhook came. */
export const sweepPaymentChecks = (context: GatewayContext) =>
  sweepAll(context, { name: 'payments.check', list: listDueChecks, act: checkPayment })

/** Ends the wait for payments of this gateway that nobody paid in time. */
export const sweepOverduePayments = (context: GatewayContext) =>
  sweepAll(context, { name: 'payments.expire', list: listOverduePayments, act: expirePayment })
