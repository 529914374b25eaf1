import { randomUUID } from 'node:crypto'
import { findPaymentOf, listRefundablePayments } from '#domains/payments/index.ts'
import type { Sql, Tx } from '#platform/db.ts'
import { type Centavos, least } from '#shared/money.ts'
import type { OrderFlow } from '../kinds/purchase-flow.ts'
import { refuse as refuseCancellation } from '../orders/cancellation/rules.ts'
import type { OrderRow } from '../orders/sql.ts'
import { partsOf, type PaidLine, refundOf, unpackedOf } from './refund.rules.ts'
import { refundGoods } from './refund-goods.ts'
import { listRefunds } from './refunds.sql.ts'
import { refuse } from './rules.ts'
import { isContested, listLines } from './sql.ts'

type Own = NonNullable<OrderFlow['cancellation']>

/** All pieces that are in no parcel. */
const piecesOf = (lines: readonly PaidLine[]) =>
  lines.map((line) => ({ n: line.n, quantity: unpackedOf(line) })).filter(({ quantity }) => quantity > 0)

const wasSold = ({ state }: OrderRow) => state === 'paid' || state === 'partly_refunded'

/**
 * Cancels what is in no parcel, at any time, and puts it back on the shelf; again, it changes nothing. Refuses an
 * unpaid order, one that a bank contests, one that is all packed, and less than was shown.
 */
const cancel: Own['cancel'] = async (tx, order, { seen, at }) => {
  const lines = piecesOf(await listLines(tx, [order.id]))
  if (lines.length === 0 && (await wasCancelled(tx, order.id))) return
  if (!wasSold(order)) throw refuseCancellation('cancellation_of_unpaid')
  if (lines.length === 0) throw refuse('nothing_to_cancel')
  if (await isContested(tx, order.id)) throw refuse('contested')
  const asked = { id: randomUUID(), orderId: order.id, lines, withFreight: true, why: 'cancelled', at } as const
  const { toOrigin, toBalance, toCredit } = await refundGoods(tx, asked)
  if (toOrigin + toBalance + toCredit < seen) throw refuseCancellation('cancellation_amount_changed')
}

const wasCancelled = async (tx: Tx, orderId: string) =>
  (await listRefunds(tx, [orderId])).some(({ why }) => why === 'cancelled')

const NOTHING = {
  right: null,
  toOriginCents: 0n,
  toBalanceCents: 0n,
  toCreditCents: 0n,
  usedCents: 0n,
  bonusTakenCents: 0n,
  deductedCents: 0n,
  waitsFor: null,
}

const quote: Own['quote'] = async (sql, order, now) => {
  const lines = await listLines(sql, [order.id])
  const pieces = piecesOf(lines)
  if (!wasSold(order) || pieces.length === 0) return NOTHING
  const { ofBalance, ofPayment, all } = partsOf(refundOf(lines, pieces, { withFreight: true }))
  const back = lines.reduce((sum, line) => sum + line.backGoods + line.backFreight, 0n)
  const toOrigin = least(ofPayment, await refundableOf(sql, order, now))
  return {
    ...NOTHING,
    right: 'cancellation',
    toOriginCents: toOrigin,
    toBalanceCents: ofBalance,
    toCreditCents: ofPayment - toOrigin,
    usedCents: order.total - back - all,
    waitsFor: (await isContested(sql, order.id)) ? 'dispute' : null,
  }
}

async function refundableOf(sql: Sql, { personId, paymentId }: OrderRow, now: Date): Promise<Centavos> {
  if (!paymentId || (await findPaymentOf(sql, personId, paymentId))?.dispute === 'lost') return 0n
  return (await listRefundablePayments(sql, personId, now)).find(({ id }) => id === paymentId)?.left ?? 0n
}

/** How an order of goods is cancelled by whoever bought it. */
export const goodsCancellation: Own = { cancel, quote }
