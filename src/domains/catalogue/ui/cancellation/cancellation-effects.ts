import type { PaymentMethod } from '#domains/payments/rules.ts'
import { formatBRL } from '#shared/money.ts'
import { KINDS } from '../../kinds/kinds.rules.ts'
import type { CancellationTerms } from '../../orders/cancellation/contract.ts'
import type { Order } from '../../orders/contract.ts'

const BACK: Record<PaymentMethod, string> = {
  pix: 'voltam para a conta que fez o Pix, em geral no mesmo dia.',
  card: 'voltam para o cartão, na fatura atual ou na seguinte.',
}

/** What giving an order back does, before it is done: how much, where to, until when, and what ends. */
export function cancellationEffects(order: Pick<Order, 'kind' | 'payment'>, terms: CancellationTerms): string[] {
  const { toOriginCents, toBalanceCents, toCreditCents, bonusTakenCents } = terms
  return [
    ...(toOriginCents > 0n ? [`${formatBRL(toOriginCents)} ${BACK[order.payment?.method ?? 'pix']}`] : []),
    ...(toBalanceCents > 0n ? [`${formatBRL(toBalanceCents)} voltam agora para o seu saldo.`] : []),
    ...(toCreditCents > 0n
      ? [`${formatBRL(toCreditCents)} ficam no seu saldo, como crédito. Você pode gastar ou retirar.`]
      : []),
    ...(bonusTakenCents > 0n ? [`${formatBRL(bonusTakenCents)} de bônus acabam agora.`] : []),
    KINDS[order.kind].endsWords,
    'Depois do seu sim, não dá para voltar atrás.',
  ]
}
