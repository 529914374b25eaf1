import { formatDayAndTime } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import type { ReceiptWords } from '../every-kind/paper.rules.ts'
import type { PaymentReceipt } from './contract.ts'

const METHODS: Readonly<Record<string, string>> = { pix: 'Pix', card: 'Cartão de crédito' }

export const paymentInWords = (r: PaymentReceipt): ReceiptWords => ({
  title: 'Recibo de pagamento',
  sections: [
    [
      { name: 'Pago em', value: formatDayAndTime(new Date(r.paidAt)) },
      { name: 'Como', value: METHODS[r.method] ?? r.method },
      { name: 'Valor', value: formatBRL(r.amountCents), strong: true },
    ],
  ],
  segments: [],
})
