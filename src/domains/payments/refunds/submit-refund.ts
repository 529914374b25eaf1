import type { PaymentContext } from '../payment-context.ts'
import { endRefund } from './end-refund.ts'
import { nextAttemptAt } from './rules.ts'
import * as sql from './sql.ts'

/**
 * Submits one refund to the gateway, outside any transaction. The next attempt is stored before; a repeated attempt
 * first asks for the refund's state. The money stays on the gateway's account until the gateway accepts or refuses.
 */
export async function submitRefund(context: PaymentContext, refund: sql.RefundRow) {
  const { db, clock, gateway, log } = context
  const { paymentId, n, amount, attempts } = refund
  if (!(await sql.recordAttempt(db, refund, nextAttemptAt(attempts, await clock(db))))) return
  const known = attempts > 0 ? await gateway.findRefund(paymentId, n) : { outcome: 'none' as const }
  const answer = known.outcome === 'none' ? await gateway.refund(paymentId, n, amount) : known
  if (answer.outcome === 'refunded') return endRefund(context, refund, { state: 'done', why: null })
  if (answer.outcome === 'declined')
    return endRefund(context, refund, { state: 'refused', why: answer.why.slice(0, 500) })
  if (answer.outcome === 'unreachable')
    log.warn(
      { payment: paymentId, n, why: answer.why },
      'the gateway did not answer about a refund; it will be asked again',
    )
}
