import { caseNumber } from '#shared/case-number.ts'
import type { Centavos } from '#shared/money.ts'
import { refusals } from '#shared/refusal.ts'
import type { ItemKind } from '../../rules.ts'
import { CANCELLATION_PERIOD_MS, type OrderState } from '../rules.ts'

/** Every way giving an order back says no. */
export const refuse = refusals('orders', {
  cancellation_of_unpaid: [409, 'Este pedido não foi pago: não há o que devolver.'],
  cancellation_too_late: [409, 'O prazo de sete dias para desistir deste pedido terminou. O que é seu continua seu.'],
  cancellation_nothing_left: [409, 'Tudo o que este pedido deu já foi usado: não há o que devolver.'],
  cancellation_in_use: [
    409,
    'Uma conversa está usando o que este pedido deu. Termine-a e tente de novo: nada se perde por esperar.',
  ],
  cancellation_amount_changed: [409, 'O valor mudou enquanto você lia. Confira o de agora e confirme de novo.'],
})

/**
 * CDC art. 49 within seven days of paying; afterwards what is left of a package, in proportion, until its end
 * (product.md, Catalogue).
 */
export type CancellationRight = 'cancellation' | 'pro_rata'

const CANCELLABLE_KINDS: readonly ItemKind[] = ['credits', 'package', 'plan', 'single', 'subscription', 'written']

/** By which right an order may be given back now. Undefined: by none. */
export function cancellationRightOf(
  { kind, state, total, paidAt }: { kind: ItemKind; state: OrderState; total: Centavos; paidAt: Date | null },
  now: Date,
): CancellationRight | undefined {
  if (state !== 'paid' || !paidAt || total === 0n || !CANCELLABLE_KINDS.includes(kind)) return undefined
  if (now.getTime() < paidAt.getTime() + CANCELLATION_PERIOD_MS) return 'cancellation'
  return kind === 'package' ? 'pro_rata' : undefined
}

/**
 * Centavos: what the order cost, what its owner may spend now, what of its minutes is not used (or came back when they
 * ended; undefined: it gave none), what was spent of its bonus, and what of its payment can still go back.
 */
export type CancellationBasis = {
  total: Centavos
  available: Centavos
  unused: Centavos | undefined
  bonusSpent: Centavos
  left: Centavos
}

export type CancellationAmounts = {
  /** Used bonus, paid for out of what comes back. */
  deducted: Centavos
  toOrigin: Centavos
  /** What the payment cannot take back any more: credit, to be used or withdrawn. */
  toCredit: Centavos
}

const least = (a: Centavos, b: Centavos) => (a < b ? a : b)

/**
 * What comes back of an order: of credits, those that are still there; of minutes, what those not used are worth. The
 * payment it came from first. Never more than was paid (L10) or than is there.
 */
export function cancellationAmountsOf({
  total,
  available,
  unused,
  bonusSpent,
  left,
}: CancellationBasis): CancellationAmounts {
  const there = least(least(unused ?? total, total), available)
  const deducted = least(bonusSpent, there)
  const toOrigin = least(there - deducted, left)
  return { deducted, toOrigin, toCredit: unused === undefined ? 0n : there - deducted - toOrigin }
}

export const isNothingToReturn = ({ toOrigin, toCredit }: CancellationAmounts) => toOrigin + toCredit === 0n

/** What a person names it by when nothing goes to the payment; otherwise the refund has its own number. */
export const protocolOf = (orderId: string) => caseNumber(orderId, 'D')
