import { caseNumber } from '#shared/case-number.ts'
import { type Centavos, least } from '#shared/money.ts'
import { refusals } from '#shared/refusal.ts'
import { KINDS } from '../../kinds/kinds.rules.ts'
import type { OrderKind } from '../../rules.ts'
import { cancellableUntil, type OrderState } from '../rules.ts'

/** All refusals of cancelling a purchase. */
export const refuse = refusals('orders', {
  cancellation_of_unpaid: [409, 'Este pedido não foi pago: não há o que devolver.'],
  cancellation_too_late: [409, 'O prazo de sete dias para desistir deste pedido terminou. O que é seu continua seu.'],
  cancellation_nothing_left: [409, 'Tudo o que este pedido deu já foi usado: não há o que devolver.'],
  cancellation_in_use: [
    409,
    'Uma conversa, uma consulta marcada ou outro pedido em aberto está usando o que este pedido deu. Termine-o e tente de novo: nada se perde por esperar.',
  ],
  cancellation_amount_changed: [409, 'O valor mudou enquanto você lia. Confira o de agora e confirme de novo.'],
})

/**
 * CDC art. 49 within seven days of paying. Later, the rest of a package until its end, and of minutes for one
 * consultant, in proportion: they become credit anyway, and may fit no more. Source: product.md, Catalogue.
 */
export type CancellationRight = 'cancellation' | 'pro_rata'

/** The right by which an order may be cancelled now; undefined: none. */
export function cancellationRightOf(
  { kind, state, total, paidAt }: { kind: OrderKind; state: OrderState; total: Centavos; paidAt: Date | null },
  now: Date,
): CancellationRight | undefined {
  if (state !== 'paid' || !paidAt || total === 0n) return undefined
  if (now < cancellableUntil(paidAt)) return 'cancellation'
  return KINDS[kind].isReturnedLater ? 'pro_rata' : undefined
}

/**
 * What cancelling starts from, in centavos. `unused`: what minutes or a question are worth, or returned; undefined: it
 * gave none. `withdrawn`: of the order, through whichever payment. `ofBalance`: what of `unused` the balance paid.
 * `left`: what the payment can return.
 */
export type CancellationBasis = {
  total: Centavos
  available: Centavos
  unused: Centavos | undefined
  withdrawn: Centavos
  ofBalance: Centavos
  bonusSpent: Centavos
  left: Centavos
}

export type CancellationAmounts = {
  /** Spent bonus, deducted from what is returned. */
  deducted: Centavos
  toOrigin: Centavos
  /** The balance had paid it, so it is credit again. */
  toBalance: Centavos
  /** Credit, because the payment cannot return it any more. */
  toCredit: Centavos
}

/**
 * What cancelling returns, never more than is available: credit that is still there, the value of unused minutes, less
 * what has left. Each part goes where it came from: the payment (L10) or the balance.
 */
export function cancellationAmountsOf({
  total,
  available,
  unused,
  withdrawn,
  ofBalance,
  bonusSpent,
  left,
}: CancellationBasis): CancellationAmounts {
  const ofOrder = (unused ?? total) - ofBalance
  const notLeft = ofOrder - least(withdrawn, ofOrder)
  const there = least(notLeft + ofBalance, total, available)
  const deducted = least(bonusSpent, there)
  const back = there - deducted
  const ofPayment = least(notLeft, back)
  const toOrigin = least(ofPayment, left)
  const toBalance = back - ofPayment
  return { deducted, toOrigin, toBalance, toCredit: unused === undefined ? 0n : ofPayment - toOrigin }
}

/** All that comes back, in centavos, wherever it goes. */
export const returnedBy = ({ toOrigin, toBalance, toCredit }: Omit<CancellationAmounts, 'deducted'>) =>
  toOrigin + toBalance + toCredit

/** The case number when nothing goes to the payment; otherwise the refund has its own. */
export const protocolOf = (orderId: string) => caseNumber(orderId, 'D')
