import { announce } from '#platform/bus.ts'
import { inTransaction } from '#platform/db.ts'
import type { PaymentContext } from './payment-context.ts'
import { canMove } from './rules.ts'
import * as sql from './sql.ts'

/** Ends a payment for which the gateway refused to open a charge. Nothing can be paid under this id. */
export async function declinePayment({ db, clock }: PaymentContext, id: string) {
  await inTransaction(db, async (tx) => {
    const payment = await sql.lockPayment(tx, id)
    if (!payment || !canMove(payment.state, 'declined')) return
    await sql.recordMove(tx, id, { state: 'declined', at: await clock(tx), nextCheckAt: undefined })
    await announce(tx, `payment:${id}`, { type: 'payment_moved', state: 'declined' })
  })
}
