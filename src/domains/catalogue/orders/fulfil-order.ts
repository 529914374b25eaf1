import type { Clock } from '#platform/clock.ts'
import { listAttempts, lockPayments } from '#domains/payments/index.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { isRefusal } from '#shared/refusal.ts'
import { endOrder } from './end-order.ts'
import { deliverOrder } from './deliver-order.ts'
import { isDeliverable } from './is-deliverable.ts'
import { isUnpaid, paysOrder, refuse } from './rules.ts'
import * as sql from './sql.ts'

/**
 * Delivers an order, once, when its payment was credited and is not disputed. `false`: a consultation has reserved the
 * money, try again. A second subscription, or what its consultant cannot give, ends the order, and the money stays
 * credit.
 */
export async function fulfilOrder(db: Db, { id, clock }: { id: string; clock: Clock }): Promise<boolean> {
  try {
    return await inTransaction(db, async (tx) => {
      const order = await sql.lockOrder(tx, id)
      if (!order || !isUnpaid(order.state)) return true
      const paying = await listPaying(tx, order)
      if (paying.length === 0) return true
      if (!(await isDeliverable(tx, order, await clock(tx)))) throw refuse('consultant_gone')
      await lockPayments(
        tx,
        paying.map(({ paymentId }) => paymentId),
      )
      // Again: the bank may have contested it, or given it back, since it was read.
      const [paid] = await listPaying(tx, order)
      if (paid) await deliverOrder(tx, order, paid, await clock(tx))
      return true
    })
  } catch (error) {
    if (isRefusal(error, 'wallet.insufficient_funds')) return false
    if (UNDELIVERABLE.some((code) => isRefusal(error, code))) return giveUp(db, id, clock)
    throw error
  }
}

const listPaying = async (tx: Tx, { id, total }: sql.OrderRow) =>
  (await listAttempts(tx, 'order', [id])).filter(
    ({ state, amount, fromBalance, dispute }) => paysOrder(state) && amount === total - fromBalance && !dispute,
  )

const UNDELIVERABLE = ['subscriptions.already_running', 'questions.consultant_gone', 'orders.consultant_gone']

const giveUp = (db: Db, id: string, clock: Clock) =>
  inTransaction(db, async (tx) => {
    const order = (await sql.lockOrder(tx, id))!
    if (isUnpaid(order.state)) await endOrder(tx, order, 'cancelled', await clock(tx))
    return true
  })
