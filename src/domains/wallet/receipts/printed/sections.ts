import { formatDayAndTime, formatDuration } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import type { ConsultationReceipt, PaymentReceipt } from '../contract.ts'
import type { Content } from '../rules.ts'

/** One line of a leaf: what it is, what it says, whether it is what the eye looks for. */
export type Line = { name: string; says: string; strong?: boolean }
export type Printed = { title: string; sections: { title?: string; lines: Line[] }[] }

const moment = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
})

const seconds = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 3 })

/** A receipt as it stands on paper: money in reais, times of São Paulo. */
export const printed = (content: Content): Printed => (content.kind === 'consultation' ? consultation(content) : payment(content))

const consultation = (r: ConsultationReceipt): Printed => ({
  title: 'Recibo de consulta',
  sections: [
    {
      lines: [
        { name: 'Começo', says: formatDayAndTime(new Date(r.startedAt)) },
        { name: 'Fim', says: formatDayAndTime(new Date(r.endedAt)) },
        { name: 'Tempo em que os dois estavam lá', says: formatDuration(r.billedMs) },
        { name: 'Preço por minuto', says: formatBRL(r.pricePerMinuteCents) },
      ],
    },
    {
      lines: [
        { name: 'Valor da consulta', says: formatBRL(r.chargedCents), strong: true },
        { name: 'Ficou com o consultor', says: formatBRL(r.consultantCents) },
        { name: 'Ficou com a plataforma', says: formatBRL(r.commissionCents) },
        { name: 'Reservado ao todo', says: formatBRL(r.heldCents) },
        { name: 'Voltou para o saldo', says: formatBRL(r.releasedCents) },
        ...(r.refundedCents > 0n ? [{ name: 'Reembolsado', says: formatBRL(r.refundedCents) }] : []),
      ],
    },
    {
      title: 'Os trechos cobrados',
      lines: r.segments.map(({ from, to }) => ({
        name: `${moment.format(new Date(from))} a ${moment.format(new Date(to))}`,
        says: `${seconds.format((Date.parse(to) - Date.parse(from)) / 1000)} s`,
      })),
    },
  ],
})

const METHODS: Readonly<Record<string, string>> = { pix: 'Pix', card: 'Cartão' }

const payment = (r: PaymentReceipt): Printed => ({
  title: 'Recibo de pagamento',
  sections: [
    {
      lines: [
        { name: 'Pago em', says: formatDayAndTime(new Date(r.paidAt)) },
        { name: 'Como', says: METHODS[r.method] ?? r.method },
        { name: 'Valor', says: formatBRL(r.amountCents), strong: true },
      ],
    },
  ],
})
