import { caseNumber } from '#shared/case-number.ts'
import { type Centavos, most } from '#shared/money.ts'
import { refusals } from '#shared/refusal.ts'
import { isCredited, type PaymentMethod, type PaymentState } from '../rules.ts'

/** All refusals of a refund request. */
export const refuse = refusals('payments', {
  refund_of_unpaid: [409, 'Este pagamento não chegou a ser feito: não há o que devolver.'],
  refund_too_large: [409, 'O valor é maior do que o que ainda pode ser devolvido deste pagamento.'],
  refund_too_late: [
    409,
    'O banco só aceita devolver este pagamento dentro do prazo dele, que terminou. Fale com a nossa equipe.',
  ],
  refund_of_contested: [409, 'Este pagamento está em contestação no banco. A devolução espera pela decisão.'],
  refund_of_lost: [409, 'O banco já devolveu este pagamento a quem pagou: não há mais o que devolver.'],
  refund_of_suspense: [
    409,
    'O banco não devolve este pagamento por aqui, porque ele foi conferido pela equipe. Peça uma retirada do saldo.',
  ],
  refund_spent: [409, 'O saldo disponível é menor do que o valor a devolver.'],
})

/**
 * How many days after payment the bank takes a refund: a Pix 90 (Banco Central, Manual de Tempos do Pix), a card 180.
 */
export const REFUNDABLE_DAYS: Record<PaymentMethod, number> = { pix: 90, card: 180 }
const DAY_MS = 86_400_000

export const isWithinRefundPeriod = (method: PaymentMethod, paidAt: Date, now: Date) =>
  now.getTime() <= paidAt.getTime() + REFUNDABLE_DAYS[method] * DAY_MS

/** What can still be refunded of a payment: the amount paid, less refunds asked or done, less disputed. L10. */
export type RefundableSums = { amount: Centavos; asked: Centavos; contested: Centavos }
export const refundableAmount = ({ amount, asked, contested }: RefundableSums): Centavos =>
  most(amount - asked - contested, 0n)

type Asked = RefundableSums & {
  state: PaymentState
  method: PaymentMethod
  paidAt: Date | null
  isContested: boolean
  isFromSuspense: boolean
}

/** Throws the refusal of a refund that may not be requested. `wanted` in centavos, above zero. */
export function guardRefund(payment: Asked, wanted: Centavos, now: Date) {
  if (!isCredited(payment.state) || !payment.paidAt) throw refuse('refund_of_unpaid')
  // Its gateway knows it under another payment's id.
  if (payment.isFromSuspense) throw refuse('refund_of_suspense')
  if (payment.isContested) throw refuse('refund_of_contested')
  if (wanted <= 0n || wanted > refundableAmount(payment)) throw refuse('refund_too_large')
  if (!isWithinRefundPeriod(payment.method, payment.paidAt, now)) throw refuse('refund_too_late')
}

const PAUSES_S = [5, 15, 60, 300, 900, 3_600]

/** When to ask again about a refund under way: after 5 s, 15 s, 1, 5, 15 min, then every hour. */
export const nextAttemptAt = (attempts: number, now: Date) =>
  new Date(now.getTime() + PAUSES_S[Math.min(attempts, PAUSES_S.length - 1)]! * 1000)

/** The case number by which a person refers to a refund. */
export const protocolOf = ({ paymentId, n }: { paymentId: string; n: number }) => caseNumber(paymentId, n)
