import { formatDuration } from '#shared/dates.ts'
import { caseNumber } from '#shared/case-number.ts'
import { maskedTaxId } from '#shared/tax-id.ts'
import { OBJECT_WORDS, type ObjectKind } from '../objects.rules.ts'
import { CHANNEL_CHOICES } from '../states.rules.ts'
import { wordsOfReason } from '../reasons.rules.ts'
import type { Fact, ObjectWithPage } from './contract.ts'

type Row = Readonly<Record<string, unknown>>
type Facts = (row: Row & { id: string }) => (Fact | false)[]

const text = (name: string, value: unknown): Fact | false =>
  (typeof value === 'string' || typeof value === 'number') && value !== '' && { name, text: String(value) }
const at = (name: string, value: unknown): Fact | false => value instanceof Date && { name, at: value }
const money = (name: string, value: unknown): Fact | false => typeof value === 'bigint' && { name, amountCents: value }
/** An amount that is worth a line only when there is one. */
const some = (name: string, value: unknown) => value !== 0n && money(name, value)
const lasting = (name: string, ms: unknown): Fact | false =>
  typeof ms === 'number' && ms > 0 && { name, text: formatDuration(ms) }
const channel = (value: unknown) => text('Canal', (CHANNEL_CHOICES as Readonly<Record<string, string>>)[String(value)])
const link = (name: string, kind: ObjectKind, id: unknown): Fact | false =>
  typeof id === 'string' && { name, about: { kind, id, words: OBJECT_WORDS[kind] } }
const reason = (value: unknown) => text('Por quê', typeof value === 'string' ? wordsOfReason(value) : undefined)

const consultation: Facts = (row) => [
  channel(row.channel),
  reason(row.reason),
  at('Pedida em', row.requestedAt),
  at('Aceita em', row.acceptedAt),
  at('O relógio começou', row.startedAt),
  at('Encerrada em', row.endedAt),
  lasting('Tempo cobrado', row.billedMs),
  lasting('Coberto por minutos', row.coveredMs),
  lasting('Em voz', row.audioMs),
  lasting('Em vídeo', row.videoMs),
  lasting('Em pausa', row.pausedMs),
  text('Trechos cobrados', row.segments),
  money('Preço do minuto', row.pricePerMinute),
  money('Cobrado', row.captured),
  money('Comissão', row.commission),
  typeof row.captured === 'bigint' &&
    typeof row.commission === 'bigint' &&
    money('Para o consultor', row.captured - row.commission),
  some('Voltou da reserva', row.released),
  some('Taxa de falta', row.fee),
  row.isWelcome === true && text('Minutos grátis', 'os primeiros, pagos pela casa'),
  row.isAutomatic === true && text('Quem atendeu', 'um programa'),
  row.bookedAt instanceof Date && link('Marcada', 'booking', row.id),
]

const booking: Facts = (row) => [
  at('Começa', row.startsAt),
  text('Duração', `${String(row.minutes)} min`),
  channel(row.channel),
  reason(row.reason),
  at('Reservada em', row.reservedAt),
  at('Confirmada em', row.confirmedAt),
  at('Sem custo até', row.freeUntil),
  at('Sala aberta em', row.openedAt),
  at('Encerrada em', row.endedAt),
  money('Preço', row.price),
  lasting('Coberto por minutos', row.coveredMs),
  some('Separado', row.held),
  some('Cobrado', row.captured),
  some('Taxa', row.fee),
  some('Comissão', row.commission),
  some('Devolvido', row.returned),
  link('Sala', 'consultation', row.room),
]

const question: Facts = (row) => [
  reason(row.reason),
  money('Preço', row.price),
  at('Comprada em', row.boughtAt),
  at('Enviada em', row.askedAt),
  at('Resposta até', row.dueAt),
  at('Encerrada em', row.endedAt),
  some('Cobrado', row.captured),
  some('Devolvido', row.released),
]

const order: Facts = (row) => [
  text('Número', caseNumber(row.id, 'D').slice(0, 8)),
  money('Preço', row.price),
  some('Desconto', row.discount),
  text('Cupom', row.coupon),
  money('Total', row.total),
  some('Pago com o saldo', row.fromBalance),
  some('Bônus', row.bonus),
  text('Minutos', row.minutes),
  row.channel !== null && channel(row.channel),
  at('Feito em', row.placedAt),
  at('Pago em', row.paidAt),
  row.paidAt === null && at('Vale até', row.expiresAt),
  link('Pagamento', 'payment', row.paymentId),
]

const METHODS: Readonly<Record<string, string>> = { pix: 'Pix', card: 'Cartão' }
const PAID: Readonly<Record<string, ObjectKind>> = { order: 'order', booking: 'booking' }

const payment: Facts = (row) => [
  money('Valor', row.amount),
  some('Devolvido', row.refunded),
  text('Meio', METHODS[String(row.method)]),
  typeof row.lastFour === 'string' && text('Cartão', `${String(row.cardBrand ?? '')} final ${row.lastFour}`.trim()),
  typeof row.installments === 'number' && row.installments > 1 && text('Parcelas', row.installments),
  text('Recusado por', row.declinedFor),
  text('Cobrança por', row.gateway),
  text('Número no banco', row.gatewayId),
  at('Pedido em', row.createdAt),
  at('Pago em', row.paidAt),
  row.paidAt === null && at('Vale até', row.expiresAt),
  typeof row.paysKind === 'string' && row.paysKind in PAID && link('Paga', PAID[row.paysKind]!, row.paysId),
]

const CAUSES: Readonly<Record<string, string>> = { asked: 'pedido pela pessoa', weekly: 'semanal', leaving: 'saída' }

const payout: Facts = (row) => [
  text('Número', caseNumber(row.id, 'Q')),
  money('Valor', row.amount),
  text('Motivo do saque', CAUSES[String(row.cause)]),
  typeof row.taxId === 'string' && text('Para o documento', maskedTaxId(row.taxId)),
  row.awaitsApproval === true && text('No banco', 'espera a aprovação de alguém da equipe'),
  text('Não saiu por', row.failure),
  text('Banco', row.gateway),
  text('Número do Pix', row.endToEndId),
  at('Pedido em', row.askedAt),
  at('Enviado em', row.sentAt),
  at('Pago em', row.paidAt),
]

const withdrawal: Facts = (row) => [
  text('Número', caseNumber(row.id, 'R')),
  money('Valor', row.amount),
  some('À mão', row.byHand),
  some('Bônus retirado', row.bonusTaken),
  some('Descontado', row.keptBack),
  at('Pedida em', row.askedAt),
  at('Decidida em', row.decidedAt),
  text('Observação', row.note),
]

const BEARERS: Readonly<Record<string, string>> = { consultant: 'o consultor', platform: 'a casa' }

const claim: Facts = (row) => [
  text('Motivo', typeof row.cause === 'string' ? wordsOfReason(row.cause) : undefined),
  text('Nas palavras da pessoa', row.words),
  at('Pedido em', row.askedAt),
  text('Resposta até', row.answerBy),
  at('Decidido em', row.decidedAt),
  text('Resposta', row.reason),
  some('Devolvido', row.amount),
  some('Disso, em bônus', row.toBonus),
  text('Quem paga', BEARERS[String(row.bearer)]),
  link('Consulta', 'consultation', row.consultationId),
  link('Pergunta', 'question', row.questionId),
  link('Consulta marcada', 'booking', row.bookingId),
]

const FACTS: Record<ObjectWithPage, Facts> = {
  consultation,
  booking,
  question,
  order,
  payment,
  payout,
  withdrawal,
  claim,
}

/** What is known of an object, in words; what is empty is left out. */
export const factsOf = (kind: ObjectWithPage, row: Row & { id: string; receipt: string | null }): Fact[] =>
  [...FACTS[kind](row), row.receipt !== null && { name: 'Recibo', receipt: row.receipt }].filter(
    (fact) => fact !== false,
  )
