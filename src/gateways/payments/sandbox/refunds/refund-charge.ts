import { inTransaction, type Sql } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { RefundResult, FindRefundResult } from '../../gateway.ts'
import { secondsAfter, type Bank } from '../bank.ts'
import { findByReference, lockCharge } from '../sql.ts'
import * as sql from './sql.ts'

const SLOW_SECONDS = 20

/** Refunds at once or later. The same n is the same refund. Declines more than was paid, and contested charges. */
export async function refundCharge(
  { db, clock }: Bank,
  id: string,
  n: number,
  amount: Centavos,
): Promise<RefundResult> {
  return inTransaction(db, async (tx): Promise<RefundResult> => {
    const known = await findByReference(tx, id)
    const charge = known && (await lockCharge(tx, known.gatewayId))
    if (!charge) return { outcome: 'declined', why: 'no such charge' }
    const earlier = await sql.findRefund(tx, id, n)
    if (earlier)
      return earlier.amount === amount
        ? RESULTS[earlier.state]
        : { outcome: 'declined', why: 'refund number used for another amount' }
    if (charge.state !== 'paid' || (await sql.sumRefunds(tx, id)) + amount > charge.amount)
      return { outcome: 'declined', why: 'more than was paid' }
    if (charge.dispute && charge.dispute.state !== 'won')
      return { outcome: 'declined', why: 'the payer contests this charge' }
    const at = await clock(tx)
    const state = charge.refunds === 'at_once' ? 'done' : 'pending'
    await sql.insertRefund(tx, {
      reference: id,
      n,
      amount,
      state,
      at,
      dueAt: state === 'done' ? null : secondsAfter(at, SLOW_SECONDS),
    })
    return RESULTS[state]
  })
}

/** The state of a refund. */
export async function findRefund(db: Sql, id: string, n: number): Promise<FindRefundResult> {
  const refund = await sql.findRefund(db, id, n)
  return refund ? RESULTS[refund.state] : { outcome: 'none' }
}

const RESULTS: Record<sql.RefundState, RefundResult> = {
  done: { outcome: 'refunded' },
  pending: { outcome: 'pending' },
  declined: { outcome: 'declined', why: 'the payer’s bank does not take it back' },
}
