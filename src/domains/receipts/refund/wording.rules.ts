import { formatDayAndTime } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import { lineUnlessZero, type ReceiptWords } from '../every-kind/paper.rules.ts'
import type { RefundReceipt } from './contract.ts'

export const refundInWords = (r: RefundReceipt): ReceiptWords => ({
  title: 'Recibo de reembolso',
  sections: [
    [
      { name: 'Reembolsado em', value: formatDayAndTime(new Date(r.refundedAt)) },
      { name: 'Recibo da consulta', value: r.receipt },
      { name: 'Custo da consulta', value: formatBRL(r.refundableCents) },
      ...lineUnlessZero('Reembolsado antes', r.refundedBeforeCents),
    ],
    [
      { name: 'Valor reembolsado', value: formatBRL(r.refundedCents), strong: true },
      { name: 'Em créditos', value: formatBRL(r.toCreditCents) },
      ...lineUnlessZero('Em bônus', r.toBonusCents),
      { name: 'Saiu dos ganhos do consultor', value: formatBRL(r.fromEarningsCents) },
    ],
  ],
  segments: [],
})
