import { listRefundStates } from '#domains/payments/index.ts'
import type { Sql } from '#platform/db.ts'
import type { OrderRow } from '../orders/sql.ts'
import type { OrderGoods } from './goods-of-order.contract.ts'
import { listRefunds } from './refunds.sql.ts'
import { type GoodsRow, listContested, listGoods, listLines } from './sql.ts'

/** What orders of goods are beside their sums, by order; nothing for others. */
export async function goodsViews(sql: Sql, orders: readonly OrderRow[]): Promise<Map<string, OrderGoods>> {
  const ofGoods = orders.filter(({ kind }) => kind === 'goods')
  if (ofGoods.length === 0) return new Map()
  const ids = ofGoods.map(({ id }) => id)
  const [goods, lines, refunds] = await Promise.all([
    listGoods(sql, ids),
    listLines(sql, ids),
    refundViews(sql, ofGoods),
  ])
  const contested = new Set(await listContested(sql, ids))
  return new Map(
    goods.map((row) => [
      row.orderId,
      {
        ...sendingView(row),
        isContested: contested.has(row.orderId),
        refunds: refunds.filter(({ orderId }) => orderId === row.orderId).map(({ view }) => view),
        lines: lines
          .filter(({ orderId }) => orderId === row.orderId)
          .map(({ unitPrice, discount, ...line }) => ({ ...line, unitPriceCents: unitPrice, discountCents: discount })),
      },
    ]),
  )
}

const sendingView = ({ address, isPickup, freight, daysLeast, daysMost, giftNote }: GoodsRow) => ({
  address,
  isPickup,
  freightCents: freight,
  daysLeast,
  daysMost,
  giftNote,
})

async function refundViews(sql: Sql, orders: readonly OrderRow[]) {
  const refunds = await listRefunds(
    sql,
    orders.map(({ id }) => id),
  )
  const paymentOf = new Map(orders.map(({ id, paymentId }) => [id, paymentId]))
  const atBank = refunds.flatMap(({ orderId, refundN }) =>
    refundN === null ? [] : [{ paymentId: paymentOf.get(orderId)!, n: refundN }],
  )
  const states = atBank.length > 0 ? await listRefundStates(sql, atBank) : []
  return refunds.map(({ orderId, n, why, at, protocol, pieces, toOrigin, toBalance, toCredit, refundN }) => ({
    orderId,
    view: {
      n,
      why,
      at,
      protocol,
      pieces,
      toOriginCents: toOrigin,
      toBalanceCents: toBalance,
      toCreditCents: toCredit,
      state: states.find((one) => one.paymentId === paymentOf.get(orderId) && one.n === refundN)?.state ?? null,
    },
  }))
}
