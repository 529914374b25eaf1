import { type Check, same } from '../every-kind/checks.rules.ts'
import type { GoodsReceipt } from './contract.ts'

const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n)

/** Every sum on the paper is the sum of its lines; no line costs another amount than its pieces less its discount. */
export function goodsChecksOf(r: GoodsReceipt): Check[] {
  const prices = r.lines.map(({ quantity, unitCents }) => unitCents * BigInt(quantity))
  const paid = sum(r.lines.map(({ paidCents }) => paidCents))
  return [
    same('lines', r.goodsCents, sum(prices)),
    same('discount', r.discountCents, sum(r.lines.map(({ discountCents }) => discountCents))),
    same('line_sums', paid, sum(r.lines.map(({ discountCents }, at) => prices[at]! - discountCents))),
    same('total', r.totalCents, paid + r.freightCents),
  ]
}
