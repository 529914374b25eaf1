import { sweepDue } from '#platform/sweeps/sweep-due.ts'
import type { GatewayContext } from '../payment-context.ts'
import { submitRefund } from './submit-refund.ts'
import { listDueRefunds } from './sql.ts'

const AT_ONCE = 16

/**
 * Takes refunds to the gateway, and asks about those that it has not ended. One that fails does not hold up the others.
 */
export async function sweepRefunds(context: GatewayContext) {
  const { db, clock, gateway } = context
  const now = await clock(db)
  return sweepDue(context, {
    name: `payments.refund.${gateway.name}`,
    list: (most, aside) => listDueRefunds(db, { gateway: gateway.name, now, most, aside }),
    subjectOf: ({ paymentId, n }) => `${paymentId}:${n}`,
    act: (refund) => submitRefund(context, refund),
    most: AT_ONCE,
    atOnce: AT_ONCE,
  })
}
