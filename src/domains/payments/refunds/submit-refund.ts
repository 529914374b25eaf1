import type { Db } from '#platform/db.ts'
import type { GatewayContext } from '../payment-context.ts'
import { endRefund } from './end-refund.ts'
import { nextAttemptAt } from './rules.ts'
import * as sql from './sql.ts'

const sameRefunds = async (db: Db, { paymentId, n, amount }: sql.RefundRow) => ({
  amount,
  earlier: await sql.countEarlierRefunds(db, { paymentId, n, amount }),
})

/**
 * Asks the gateway for one refund, outside any transaction. When to try again is written down before; whoever attempts
 * again asks first how that refund stands. Until the gateway has said yes or no, the money stays where it is: on its
 * way.
 */
export async function submitRefund(context: GatewayContext, refund: sql.RefundRow) {
  const { db, clock, gateway, log } = context
  const { paymentId, n, amount, attempts } = refund
  if (!(await sql.recordAttempt(db, refund, nextAttemptAt(attempts, await clock(db))))) return
  const known =
    attempts > 0 ? await gateway.findRefund(paymentId, n, await sameRefunds(db, refund)) : { outcome: 'none' as const }
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
