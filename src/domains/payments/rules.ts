import { type Centavos, least } from '#shared/money.ts'
import { refusals } from '#shared/refusal.ts'

/** All refusals of payments. */
export const refuse = refusals('payments', {
  payment_not_found: [404, 'Não encontramos este pagamento.'],
  id_reused: [409, 'Este pagamento já foi pedido com outro valor. Volte e comece um novo.'],
  too_many_open: [429, 'Você já tem vários pagamentos em aberto. Pague um deles ou espere que expirem.'],
  amount_out_of_range: [400, 'Escolha um valor entre R$ 10,00 e R$ 2.000,00.'],
  too_many_installments: [400, 'Este valor não pode ser dividido em tantas parcelas.'],
  too_many_cards: [
    429,
    'Muitos cartões foram recusados ou ainda estão em aberto. Pague por Pix agora, ou tente o cartão de novo em uma hora.',
  ],
  card_not_found: [404, 'Não encontramos este cartão.'],
  webhook_not_signed: [401, 'Assinatura inválida.'],
})

/** The minimum and the maximum of one purchase: R$ 10,00 and R$ 2.000,00. */
export const LEAST_AMOUNT: Centavos = 1_000n
export const MOST_AMOUNT: Centavos = 200_000n

/**
 * How many centavos of a total the balance can pay, at most `available`: all of it, or as much as leaves the smallest
 * payment to the gateway.
 */
export function balanceShareOf(total: Centavos, available: Centavos): Centavos {
  if (available <= 0n) return 0n
  if (available >= total) return total
  const most = total > LEAST_AMOUNT ? total - LEAST_AMOUNT : 0n
  return least(available, most)
}

export const PAYMENT_METHODS = ['pix', 'card'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
export const DECLINE_REASONS = [
  'funds',
  'security_code',
  'expired_card',
  'call_issuer',
  'authentication',
  'risk',
  'other',
] as const
export type DeclineReason = (typeof DECLINE_REASONS)[number]

/** A payer disputes a payment at their bank, and the bank decides. Runs beside the states of a payment. */
export const DISPUTE_STATES = ['opened', 'won', 'lost'] as const
export type DisputeState = (typeof DISPUTE_STATES)[number]

/** An instalment is at least R$ 5,00, and there are at most twelve. The total stays the same (Lei 13.455). */
const LEAST_INSTALLMENT: Centavos = 500n
export const MOST_INSTALLMENTS = 12

/** In how many instalments an amount may be paid by card, 1 to 12. */
export const maxInstallments = (amount: Centavos) =>
  Math.max(1, Math.min(MOST_INSTALLMENTS, Number(amount / LEAST_INSTALLMENT)))

/** How many unpaid charges one person may have at a time. */
export const MOST_OPEN_PAYMENTS = 10

/**
 * Against card testing, in an hour: refused and open cards of one person, refused ones in one network (an office), and
 * both together there.
 */
export const MOST_CARDS = { ofPerson: 5, refusedInNetwork: 10, inNetwork: 30 }
export const CARDS_COUNTED_FOR_MS = 60 * 60_000

/** How long a charge can be paid: half an hour. */
export const PAYMENT_VALID_FOR_MS = 30 * 60_000

export const PAYMENT_STATES = [
  'created',
  'pending',
  'paid',
  'paid_late',
  'partly_refunded',
  'refunded',
  'declined',
  'expired',
  'cancelled',
] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** Allowed moves. A payment that never reached the gateway can still be declined there or expire. */
export const NEXT_STATES: Record<PaymentState, readonly PaymentState[]> = {
  created: ['pending', 'declined', 'expired'],
  pending: ['paid', 'declined', 'expired', 'cancelled'],
  expired: ['paid_late'],
  paid: ['partly_refunded', 'refunded'],
  paid_late: ['partly_refunded', 'refunded'],
  partly_refunded: ['refunded'],
  declined: [],
  cancelled: [],
  refunded: [],
}

/** Every move climbs; states never go back. */
export const STATE_RANK: Record<PaymentState, number> = {
  created: 0,
  pending: 1,
  declined: 2,
  expired: 2,
  cancelled: 2,
  paid: 3,
  paid_late: 3,
  partly_refunded: 4,
  refunded: 5,
}

export const canMove = (from: PaymentState, to: PaymentState) => NEXT_STATES[from].includes(to)
export const isCredited = (state: PaymentState) => STATE_RANK[state] >= STATE_RANK.paid
/** The person can still pay, and we still wait. */
export const isAwaitingPayment = (state: PaymentState) => state === 'created' || state === 'pending'

/** The fields of a payment that must match the gateway's charge. */
export type ExpectedCharge = {
  id: string
  method: PaymentMethod
  state: PaymentState
  amount: Centavos
  gatewayId: string | null
}
/** The gateway's state of a charge. `account` is our merchant account. */
export type GatewayReport = {
  gatewayId: string
  reference: string
  account: string
  method: PaymentMethod
  state: 'pending' | 'paid' | 'declined' | 'expired' | 'cancelled'
  amount: Centavos
  currency: string
}
/** `closed`: it matches, and its person's account was closed before it came. */
export type Mismatch = 'amount' | 'currency' | 'reference' | 'account' | 'final_state' | 'closed'
export type TransitionDecision =
  | { act: 'stay' }
  | { act: 'move'; to: PaymentState }
  | { act: 'suspend'; reason: Mismatch }

/** Why this report does not match the payment, if it does not: another charge, method, merchant, currency or amount. */
export function mismatchOf(payment: ExpectedCharge, said: GatewayReport, account: string): Mismatch | undefined {
  if (
    said.reference !== payment.id ||
    said.method !== payment.method ||
    (payment.gatewayId !== null && payment.gatewayId !== said.gatewayId)
  )
    return 'reference'
  if (said.account !== account) return 'account'
  if (said.currency !== 'BRL') return 'currency'
  return said.amount === payment.amount ? undefined : 'amount'
}

/**
 * What a report of the gateway does to a payment (`created` has become `pending` before). Money that does not match, or
 * comes after a final refusal, goes to suspense; other illegal moves change nothing.
 */
export function decideTransition(payment: ExpectedCharge, said: GatewayReport, account: string): TransitionDecision {
  const mismatch = mismatchOf(payment, said, account)
  if (said.state !== 'paid')
    return !mismatch && canMove(payment.state, said.state) ? { act: 'move', to: said.state } : { act: 'stay' }
  if (isCredited(payment.state) && said.gatewayId === payment.gatewayId) return { act: 'stay' }
  if (mismatch) return { act: 'suspend', reason: mismatch }
  const to = payment.state === 'expired' ? 'paid_late' : 'paid'
  return canMove(payment.state, to) ? { act: 'move', to } : { act: 'suspend', reason: 'final_state' }
}
