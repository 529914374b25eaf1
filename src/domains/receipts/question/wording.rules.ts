import { formatDayAndTime } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import type { ReceiptWords } from '../every-kind/paper.rules.ts'
import type { QuestionReceipt } from './contract.ts'

export const questionInWords = (r: QuestionReceipt): ReceiptWords => ({
  title: 'Recibo de pergunta por escrito',
  sections: [
    [
      { name: 'O que', value: r.title },
      { name: 'Pergunta enviada', value: formatDayAndTime(new Date(r.askedAt)) },
      { name: 'Resposta até', value: formatDayAndTime(new Date(r.dueAt)) },
      { name: 'Resposta enviada', value: formatDayAndTime(new Date(r.answeredAt)) },
    ],
    [
      ...(r.chargedCents === r.priceCents ? [] : [{ name: 'Preço', value: formatBRL(r.priceCents) }]),
      { name: 'Valor pago', value: formatBRL(r.chargedCents), strong: true },
      { name: 'Ficou com o consultor', value: formatBRL(r.consultantCents) },
      { name: 'Ficou com a plataforma', value: formatBRL(r.commissionCents) },
    ],
  ],
  segments: [],
})
