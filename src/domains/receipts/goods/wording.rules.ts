import { formatDayAndTime } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import { lineUnlessZero, type ReceiptWords } from '../every-kind/paper.rules.ts'
import type { GoodsReceipt } from './contract.ts'

export const goodsInWords = (r: GoodsReceipt): ReceiptWords => ({
  title: 'Recibo de compra na loja',
  sections: [
    r.lines.map(({ name, quantity, unitCents }) => ({
      name: `${quantity} × ${name}`,
      value: formatBRL(unitCents * BigInt(quantity)),
    })),
    [
      { name: 'Produtos', value: formatBRL(r.goodsCents) },
      ...(r.discountCents > 0n ? [{ name: 'Desconto', value: `− ${formatBRL(r.discountCents)}` }] : []),
      { name: 'Frete', value: r.freightCents > 0n ? formatBRL(r.freightCents) : 'sem frete' },
      { name: 'Total pago', value: formatBRL(r.totalCents), strong: true },
      ...lineUnlessZero('Do saldo', r.balanceCents),
      ...lineUnlessZero('Por Pix ou cartão', r.totalCents - r.balanceCents),
      { name: 'Pago em', value: formatDayAndTime(new Date(r.paidAt)) },
    ],
  ],
  segments: [],
})
