import type { PaymentState } from '#domains/payments/rules.ts'
import { refusals } from '#shared/refusal.ts'
import type { Centavos } from '#shared/money.ts'
import { endOfDayLater } from '#shared/calendar.ts'

/** All refusals of orders. */
export const refuse = refusals('orders', {
  order_not_found: [404, 'Não encontramos este pedido.'],
  item_not_found: [404, 'Isto não está mais à venda. Volte e escolha de novo.'],
  not_sold: [409, 'Estas vendas ainda não abriram.'],
  price_changed: [409, 'O preço mudou desde que você abriu a página. Recarregue para ver o de agora.'],
  consultant_missing: [400, 'Escolha com quem você quer conversar.'],
  consultant_not_found: [404, 'Esta pessoa não atende por este canal agora.'],
  blocked_by_you: [409, 'Você bloqueou esta pessoa. Para comprar, tire o bloqueio na sua conta. Nada foi cobrado.'],
  of_program: [
    409,
    'Aqui quem atende é um programa: não se compra antes, nem se pergunta por escrito. Você só paga o que conversar.',
  ],
  consultant_gone: [409, 'Esta pessoa não atende mais aqui. O valor continua seu, como crédito.'],
  consultant_left: [409, 'Esta pessoa não atende mais aqui, por isso não cobramos este pedido. Escolha outra.'],
  id_reused: [409, 'Este pedido já foi feito com outro conteúdo. Volte e comece um novo.'],
  too_many_open: [429, 'Você tem muitos pedidos em aberto. Pague ou cancele um deles antes de fazer outro.'],
  order_ended: [409, 'Este pedido terminou sem pagamento. Faça um novo: leva um instante.'],
  already_paid: [409, 'Este pedido já foi pago.'],
  method_missing: [400, 'Escolha como pagar: Pix ou cartão.'],
  balance_not_taken: [400, 'Esta compra se paga com Pix ou cartão.'],
  balance_share_impossible: [
    400,
    'O que falta pagar tem de ser zero, ou R$ 10,00 ou mais: o banco não aceita menos. Use menos do seu saldo.',
  ],
  balance_changed: [409, 'O seu saldo mudou enquanto você lia. Confira quanto usar e confirme de novo.'],
  too_many_attempts: [429, 'Foram muitas tentativas neste pedido. Faça um novo ou fale com a gente.'],
})

export const ORDER_STATES = ['open', 'awaiting', 'paid', 'partly_refunded', 'refunded', 'expired', 'cancelled'] as const
export type OrderState = (typeof ORDER_STATES)[number]

/**
 * Allowed moves. A paid order is delivered in the same transaction; an order with nothing left to pay is never
 * `awaiting`.
 */
export const NEXT_STATES: Record<OrderState, readonly OrderState[]> = {
  open: ['awaiting', 'paid', 'expired', 'cancelled'],
  awaiting: ['paid', 'expired', 'cancelled'],
  paid: ['partly_refunded', 'refunded'],
  partly_refunded: ['refunded'],
  refunded: [],
  expired: [],
  cancelled: [],
}

export const canMove = (from: OrderState, to: OrderState) => NEXT_STATES[from].includes(to)
/** It can still become paid. */
export const isUnpaid = (state: OrderState) => canMove(state, 'paid')
/** It was paid, whatever was refunded since. */
export const wasPaid = (state: OrderState) => state === 'paid' || state === 'partly_refunded' || state === 'refunded'

/** Money of that payment is here and none of it was refunded: it can pay an order. */
export const paysOrder = (state: PaymentState | null) => state === 'paid' || state === 'paid_late'

/** An order, and each attempt to pay it, is valid for half an hour. */
export const ORDER_VALID_FOR_MS = 30 * 60_000
/** A payment is requested within a minute of its attempt, or never. */
export const REQUESTED_WITHIN_MS = 60_000
/** How long a price that was shown is kept after it changed. */
export const SEEN_PRICE_VALID_FOR_MS = 2 * 3_600_000
/** How many unpaid orders one person may have. */
export const MOST_OPEN_ORDERS = 10
/**
 * CDC art. 49: seven days to cancel. The day of the payment does not count and the seventh is whole (Código Civil, art.
 * 132), so it ends at the midnight after that day.
 */
export const cancellableUntil = (paidAt: Date) => endOfDayLater(paidAt, 7)

/** The minimum and the maximum amount of credit: R$ 10,00 and R$ 2.000,00. */
export const LEAST_CREDITS: Centavos = 1_000n
export const MOST_CREDITS: Centavos = 200_000n
