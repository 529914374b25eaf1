import { announce } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'
import { nextCheckAt } from './checks/rules.ts'
import { paymentMoved } from './facts.ts'
import { isCredited, type PaymentState } from './rules.ts'
import * as sql from './sql.ts'

/** One move of a locked payment: state, event, fact. Answers the payment with its new state. */
export async function movePayment(
  tx: Tx,
  payment: sql.PaymentRow,
  state: PaymentState,
  at: Date,
): Promise<sql.PaymentRow> {
  const paidAt = isCredited(state) ? at : undefined
  await sql.recordMove(tx, payment.id, {
    state,
    at,
    paidAt,
    nextCheckAt: nextCheckAt({ ...payment, state }, payment.checkCount, at),
  })
  await announce(tx, paymentMoved(payment.id))
  return (await sql.findPayment(tx, payment.id))!
}
