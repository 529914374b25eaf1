import { mostInstallments, type State as PaymentState } from '#domains/payments/rules.ts'
import { refusals } from '#shared/refusal.ts'
import type { Centavos } from '#shared/money.ts'
import type { Kind } from '../rules.ts'

/** Every way orders say no. */
export const refuse = refusals('orders', {
  order_not_found: [404, 'Não encontramos este pedido.'],
  item_not_found: [404, 'Isto não está mais à venda. Volte e escolha de novo.'],
  not_sold: [409, 'Estas vendas ainda não abriram.'],
  price_changed: [409, 'O preço mudou desde que você abriu a página. Recarregue para ver o de agora.'],
  consultant_missing: [400, 'Escolha com quem você quer conversar.'],
  consultant_not_found: [404, 'Esta pessoa não atende por este canal agora.'],
  id_reused: [409, 'Este pedido já foi feito com outro conteúdo. Volte e comece um novo.'],
  too_many_open: [429, 'Você tem muitos pedidos em aberto. Pague ou cancele um deles antes de fazer outro.'],
  order_ended: [409, 'Este pedido terminou sem pagamento. Faça um novo: leva um instante.'],
  already_paid: [409, 'Este pedido já foi pago.'],
  method_missing: [400, 'Escolha como pagar: Pix ou cartão.'],
  too_many_tries: [429, 'Foram muitas tentativas neste pedido. Faça um novo ou fale com a gente.'],
})

export const STATES = ['open', 'awaiting', 'paid', 'partly_refunded', 'refunded', 'expired', 'cancelled'] as const
export type State = (typeof STATES)[number]

/** Allowed moves. What is paid is fulfilled in the same breath; an order with nothing left to pay never awaits. */
export const NEXT: Record<State, readonly State[]> = {
  open: ['awaiting', 'paid', 'expired', 'cancelled'],
  awaiting: ['paid', 'expired', 'cancelled'],
  paid: ['partly_refunded', 'refunded'],
  partly_refunded: ['refunded'],
  refunded: [],
  expired: [],
  cancelled: [],
}

/** In how many parts an order may be paid by card, 1 to 12: a month of a subscription in one. */
export const mostParts = ({ kind, total }: { kind: Kind; total: Centavos }) =>
  kind === 'subscription' ? 1 : mostInstallments(total)

export const canMove = (from: State, to: State) => NEXT[from].includes(to)
/** It can still become paid. */
export const isUnpaid = (state: State) => canMove(state, 'paid')
/** It was paid, whatever went back since. */
export const wasPaid = (state: State) => state === 'paid' || state === 'partly_refunded' || state === 'refunded'

/** Money of that payment is here and nothing of it went back: it pays an order. */
export const pays = (state: PaymentState | null) => state === 'paid' || state === 'paid_late'

/** What somebody can buy today; the others are shown with their price. */
export const SOLD: readonly Kind[] = ['credits', 'package', 'plan', 'single', 'subscription', 'written']

/** An order, and each try to pay it, is good for half an hour. */
export const VALID_FOR_MS = 30 * 60_000
/** A price that was seen is kept for so long after it changed. */
export const SEEN_FOR_MS = 2 * 3_600_000
/** How many unpaid orders one person may have, and how often one order may be tried. */
export const MOST_OPEN = 10
export const MOST_TRIES = 10
/** CDC art. 49: seven days to regret, from the payment on. */
export const REGRET_FOR_MS = 7 * 24 * 3_600_000

/** The least and the most that can be typed as an amount of credits: R$ 10,00 and R$ 2.000,00. */
export const LEAST: Centavos = 1_000n
export const MOST: Centavos = 200_000n

type Agreed = { kind: Kind; price: Centavos; discount: Centavos; bonus: Centavos }

/**
 * The credits and the bonus that an order gives, in centavos. One credit is one real that was paid: what a coupon takes
 * off a purchase of credits therefore comes as bonus.
 */
export const creditsOf = ({ kind, price, discount, bonus }: Agreed): { credits: Centavos; bonus: Centavos } =>
  kind === 'credits' ? { credits: price - discount, bonus: bonus + discount } : { credits: 0n, bonus }
