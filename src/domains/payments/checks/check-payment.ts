import { applyGatewayState } from '../apply-gateway-state.ts'
import { createCharge } from '../create-charge.ts'
import type { GatewayContext } from '../payment-context.ts'
import { isCredited } from '../rules.ts'
import { findPaymentAt } from '../sql.ts'
import { nextCheckAt, unansweredCheckAt } from './rules.ts'
import { dropCheck, recordCheck } from './sql.ts'

/**
 * Asks the gateway how one of its payments stands, without waiting for a webhook. When to ask again is written down
 * before asking. A credited one is asked about until the gateway has answered once.
 */
export async function checkPayment(context: GatewayContext, id: string) {
  const { db, clock, gateway } = context
  const payment = await findPaymentAt(db, gateway.name, id)
  if (!payment) return
  const now = await clock(db)
  const unanswered = isCredited(payment.state) ? unansweredCheckAt(now) : undefined
  const next = unanswered ?? nextCheckAt(payment, payment.checkCount + 1, now)
  if (!(await recordCheck(db, payment, next))) return
  if (payment.state === 'created') return createCharge(context, id, { askFirst: true })
  const found = payment.gatewayId ? await gateway.findByGatewayId(payment.gatewayId) : await gateway.findById(id)
  if (found.outcome === 'found') await applyGatewayState(context, found.charge)
  if (unanswered && found.outcome !== 'unreachable') await dropCheck(db, id, unanswered)
}
