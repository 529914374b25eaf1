import type { Centavos } from '#shared/money.ts'
import type { OrderRow } from '../orders/sql.ts'
import { nameOf } from './rules.ts'
import { netOf } from './shares.rules.ts'
import type { GoodsLineRow, GoodsRow } from './sql.ts'

/** The content of the receipt of an order of goods: lines, freight and discount, and nothing of whom it goes to. */
export const receiptOf = (
  { id, price, discount, total }: OrderRow,
  { freight }: GoodsRow,
  lines: readonly GoodsLineRow[],
  { fromBalance, at }: { fromBalance: Centavos; at: Date },
) => ({
  kind: 'goods' as const,
  order: id,
  lines: lines.map((line) => ({
    name: nameOf(line),
    quantity: line.quantity,
    unitCents: line.unitPrice,
    discountCents: line.discount,
    paidCents: netOf(line),
  })),
  goodsCents: price - freight,
  discountCents: discount,
  freightCents: freight,
  totalCents: total,
  balanceCents: fromBalance,
  paidAt: at,
})
