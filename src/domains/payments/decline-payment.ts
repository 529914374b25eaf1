import { announce } from '#platform/bus.ts'
import { inTransaction } from '#platform/db.ts'
import { paymentMoved } from './facts.ts'
import type { GatewayContext } from './payment-context.ts'
import { canMove } from './rules.ts'
import * as sql from './sql.ts'

/** The gateway would not even open the charge. Nothing was or will be paid under this id. */
export async function declinePayment({ db, clock }: GatewayContext, id: string) {
  await inTransaction(db, async (tx) => {
    const payment = await sql.lockPayment(tx, id)
    if (!payment || !canMove(payment.state, 'declined')) return
    await sql.recordMove(tx, id, { state: 'declined', at: await clock(tx), nextCheckAt: undefined })
    await announce(tx, paymentMoved(id))
  })
}
