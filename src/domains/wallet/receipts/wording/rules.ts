import { formatDayAndTime, formatDuration } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import type { ConsultationReceipt, PaymentReceipt, QuestionReceipt, RefundReceipt } from '../contract.ts'
import type { Content } from '../rules.ts'

/** One line: what it is, what it says, whether it is what the eye looks for. */
export type Line = { name: string; says: string; strong?: boolean }
/** One stretch in which both were there, to the millisecond. */
export type Stretch = { from: string; to: string; seconds: string }
export type Words = { title: string; sections: Line[][]; stretches: Stretch[] }

/** A receipt in words, for the page and for paper alike: money in reais, times of São Paulo. */
export function inWords(content: Content): Words {
  if (content.kind === 'consultation') return consultation(content)
  if (content.kind === 'refund') return refund(content)
  return content.kind === 'question' ? question(content) : payment(content)
}

const consultation = (r: ConsultationReceipt): Words => ({
  title: 'Recibo de consulta',
  sections: [
    [
      { name: 'Começo', says: formatDayAndTime(new Date(r.startedAt)) },
      { name: 'Fim', says: formatDayAndTime(new Date(r.endedAt)) },
      { name: 'Tempo em que os dois estavam lá', says: formatDuration(r.billedMs) },
      ...(r.coveredMs
        ? [
            { name: 'Coberto por minutos do cliente', says: formatDuration(r.coveredMs) },
            { name: 'Pago com créditos', says: formatDuration(r.billedMs - r.coveredMs) },
          ]
        : []),
      { name: 'Preço por minuto', says: formatBRL(r.pricePerMinuteCents) },
    ],
    [
      {
        name: r.coveredMs ? 'Cobrado em créditos' : 'Valor da consulta',
        says: formatBRL(r.chargedCents),
        strong: true,
      },
      ...whenAny('Dos quais bônus', r.promotionalCents),
      {
        name: r.coveredMs ? 'Dos créditos, ao consultor' : 'Ficou com o consultor',
        says: formatBRL(r.consultantCents),
      },
      {
        name: r.coveredMs ? 'Dos créditos, à plataforma' : 'Ficou com a plataforma',
        says: formatBRL(r.commissionCents),
      },
      ...whenAny('Pelos minutos cobertos, ao consultor', r.coveredConsultantCents),
      { name: 'Reservado ao todo', says: formatBRL(r.heldCents) },
      { name: 'Voltou para o saldo', says: formatBRL(r.releasedCents) },
      ...whenAny('Reembolsado', r.refundedCents),
    ],
  ],
  stretches: r.segments.map(({ from, to }) => ({
    from: moment.format(new Date(from)),
    to: moment.format(new Date(to)),
    seconds: seconds.format((Date.parse(to) - Date.parse(from)) / 1000),
  })),
})

const question = (r: QuestionReceipt): Words => ({
  title: 'Recibo de pergunta por escrito',
  sections: [
    [
      { name: 'O que', says: r.title },
      { name: 'Pergunta enviada', says: formatDayAndTime(new Date(r.askedAt)) },
      { name: 'Resposta até', says: formatDayAndTime(new Date(r.dueAt)) },
      { name: 'Resposta enviada', says: formatDayAndTime(new Date(r.answeredAt)) },
    ],
    [
      ...(r.chargedCents === r.priceCents ? [] : [{ name: 'Preço', says: formatBRL(r.priceCents) }]),
      { name: 'Valor pago', says: formatBRL(r.chargedCents), strong: true },
      ...whenAny('A plataforma completou', r.promotionCents),
      { name: 'Ficou com o consultor', says: formatBRL(r.consultantCents) },
      { name: 'Ficou com a plataforma', says: formatBRL(r.commissionCents) },
    ],
  ],
  stretches: [],
})

const METHODS: Readonly<Record<string, string>> = { pix: 'Pix', card: 'Cartão de crédito' }

const payment = (r: PaymentReceipt): Words => ({
  title: 'Recibo de pagamento',
  sections: [
    [
      { name: 'Pago em', says: formatDayAndTime(new Date(r.paidAt)) },
      { name: 'Como', says: METHODS[r.method] ?? r.method },
      { name: 'Valor', says: formatBRL(r.amountCents), strong: true },
    ],
  ],
  stretches: [],
})

const refund = (r: RefundReceipt): Words => ({
  title: 'Recibo de reembolso',
  sections: [
    [
      { name: 'Reembolsado em', says: formatDayAndTime(new Date(r.refundedAt)) },
      { name: 'Recibo da consulta', says: r.receipt },
      { name: 'Custo da consulta', says: formatBRL(r.refundableCents) },
      ...whenAny('Reembolsado antes', r.refundedBeforeCents),
    ],
    [
      { name: 'Valor reembolsado', says: formatBRL(r.refundedCents), strong: true },
      { name: 'Em créditos', says: formatBRL(r.toCreditCents) },
      ...whenAny('Em bônus', r.toBonusCents),
      { name: 'Saiu dos ganhos do consultor', says: formatBRL(r.fromEarningsCents) },
    ],
  ],
  stretches: [],
})

const whenAny = (name: string, amount: bigint | undefined): Line[] =>
  amount ? [{ name, says: formatBRL(amount) }] : []

const moment = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
})

const seconds = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 3 })
