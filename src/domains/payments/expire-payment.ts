import { inTransaction } from '#platform/db.ts'
import { checkPayment } from './checks/check-payment.ts'
import { movePayment } from './move-payment.ts'
import type { GatewayContext } from './payment-context.ts'
import { canMove } from './rules.ts'
import * as sql from './sql.ts'

/**
 * Expires an overdue payment by the database's clock, after asking the gateway one last time. Money that comes later is
 * still credited.
 */
export async function expirePayment(context: GatewayContext, id: string) {
  await checkPayment(context, id)
  await inTransaction(context.db, async (tx) => {
    const payment = await sql.lockPayment(tx, id)
    if (!payment || payment.inReview || !canMove(payment.state, 'expired')) return
    const at = await context.clock(tx)
    if (at >= payment.expiresAt) await movePayment(tx, payment, 'expired', at)
  })
}
