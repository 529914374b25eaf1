import { formatDayAndTime } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import type { ReceiptWords } from '../every-kind/paper.rules.ts'
import type { PayoutReceipt } from './contract.ts'

export const payoutInWords = (r: PayoutReceipt): ReceiptWords => ({
  title: 'Recibo de saque',
  sections: [
    [
      { name: 'Pedido em', value: formatDayAndTime(new Date(r.askedAt)) },
      { name: 'Pago em', value: formatDayAndTime(new Date(r.paidAt)) },
      { name: 'Por Pix, para a chave', value: r.pixKey },
      { name: 'Número da transferência', value: r.endToEndId },
    ],
    [{ name: 'Valor', value: formatBRL(r.amountCents), strong: true }],
  ],
  segments: [],
})
