import { listAttempts } from '#domains/payments/index.ts'
import { isAwaitingPayment } from '#domains/payments/rules.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import { postJournals } from '#domains/wallet/index.ts'
import { availableOf, orderedOf } from '#domains/wallet/rules.ts'
import { announce } from '#platform/bus.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { type Centavos, most } from '#shared/money.ts'
import { orderMoved } from '../facts.ts'
import { paysOrder, REQUESTED_WITHIN_MS } from './rules.ts'
import * as sql from './sql.ts'

type Reserved = Pick<sql.OrderRow, 'id' | 'personId' | 'reserved' | 'reservations'>

/**
 * Reserves what the balance pays of a locked order, until its payment comes or no payment can come any more: two orders
 * never count on the same money. What is reserved already for a payment that may still come stays. Refuses
 * `wallet.insufficient_funds`.
 */
export async function reserveBalance(tx: Tx, order: Reserved, amount: Centavos) {
  if (amount > order.reserved) await move(tx, order, amount)
}

/** Gives back what is reserved for a locked order. */
export async function releaseBalance(tx: Tx, order: Reserved) {
  if (order.reserved > 0n) await move(tx, order, 0n)
}

async function move(tx: Tx, { id, personId, reserved, reservations }: Reserved, to: Centavos) {
  const [free, kept] = [availableOf(personId), orderedOf(personId)]
  const posting =
    to > reserved ? { from: free, to: kept, amount: to - reserved } : { from: kept, to: free, amount: reserved - to }
  const kind = to > reserved ? 'order_reserved' : 'order_released'
  const subject = { kind: 'order', id } as const
  await postJournals(tx, [{ key: `order:${id}:${reservations + 1}`, kind, subject, postings: [posting] }])
  await sql.recordReserved(tx, id, to)
  await announce(tx, orderMoved(personId, { orderId: id }), balanceMoved(personId))
}

/**
 * Gives back what is reserved for an order and no payment that may still come needs. An attempt without a payment may
 * be on its way to the bank for a minute, unless it is the `refused` one.
 */
export const releaseIdleBalance = (db: Db, id: string, now: Date, refused?: string) =>
  inTransaction(db, async (tx) => {
    const order = await sql.lockOrder(tx, id)
    if (!order || order.reserved === 0n) return
    const shares = (await listAttempts(tx, 'order', [id]))
      .filter(({ state, paymentId, askedAt }) =>
        state
          ? isAwaitingPayment(state) || paysOrder(state)
          : paymentId !== refused && now.getTime() - askedAt.getTime() < REQUESTED_WITHIN_MS,
      )
      .map(({ fromBalance }) => fromBalance)
    const needed = most(0n, ...shares)
    if (needed < order.reserved) await move(tx, order, needed)
  })
