import type { Till } from '../till.ts'
import { endRefund } from './end-refund.ts'
import { nextTryAt } from './rules.ts'
import * as sql from './sql.ts'

/**
 * Takes one refund to the gateway, outside any transaction. When to try again is written down before; whoever tries
 * again asks first how that refund stands. Until the gateway has said yes or no, the money stays where it is: on its
 * way.
 */
export async function carryRefund(till: Till, refund: sql.RefundRow) {
  const { db, clock, gateway, log } = till
  const { paymentId, n, amount, tries } = refund
  if (!(await sql.recordTry(db, refund, nextTryAt(tries, await clock(db))))) return
  const known = tries > 0 ? await gateway.findRefund(paymentId, n) : { outcome: 'none' as const }
  const answer = known.outcome === 'none' ? await gateway.refund(paymentId, n, amount) : known
  if (answer.outcome === 'refunded') return endRefund(till, refund, { state: 'done', why: null })
  if (answer.outcome === 'declined') return endRefund(till, refund, { state: 'refused', why: answer.why.slice(0, 500) })
  if (answer.outcome === 'unreachable')
    log.warn({ payment: paymentId, n, why: answer.why }, 'the gateway did not answer about a refund; we will ask again')
}
