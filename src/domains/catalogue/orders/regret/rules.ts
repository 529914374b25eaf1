import { caseNumber } from '#shared/case-number.ts'
import type { Centavos } from '#shared/money.ts'
import { refusals } from '#shared/refusal.ts'
import type { Kind } from '../../rules.ts'
import { REGRET_FOR_MS, type State } from '../rules.ts'

/** Every way giving an order back says no. */
export const refuse = refusals('orders', {
  regret_not_paid: [409, 'Este pedido não foi pago: não há o que devolver.'],
  regret_too_late: [409, 'O prazo de sete dias para desistir deste pedido terminou. O que é seu continua seu.'],
  regret_nothing_left: [409, 'Tudo o que este pedido deu já foi usado: não há o que devolver.'],
  regret_in_use: [
    409,
    'Uma conversa está usando o que este pedido deu. Termine-a e tente de novo: nada se perde por esperar.',
  ],
  regret_less_now: [409, 'O valor mudou enquanto você lia. Confira o de agora e confirme de novo.'],
})

/**
 * CDC art. 49 within seven days of paying; afterwards what is left of a package, in proportion, until its end
 * (product.md, Catalogue).
 */
export type Right = 'regret' | 'pro_rata'

const REGRETTED: readonly Kind[] = ['credits', 'package', 'plan', 'single', 'subscription', 'written']

/** By which right an order may be given back now. Undefined: by none. */
export function rightTo(
  { kind, state, total, paidAt }: { kind: Kind; state: State; total: Centavos; paidAt: Date | null },
  now: Date,
): Right | undefined {
  if (state !== 'paid' || !paidAt || total === 0n || !REGRETTED.includes(kind)) return undefined
  if (now.getTime() < paidAt.getTime() + REGRET_FOR_MS) return 'regret'
  return kind === 'package' ? 'pro_rata' : undefined
}

/**
 * Centavos: what the order cost, what its owner may spend now, what of its minutes is not used (or came back when they
 * ended; undefined: it gave none), what was spent of its bonus, and what of its payment can still go back.
 */
export type Held = {
  total: Centavos
  available: Centavos
  unused: Centavos | undefined
  bonusSpent: Centavos
  left: Centavos
}

export type Back = {
  /** Used bonus, paid for out of what comes back. */
  deducted: Centavos
  toOrigin: Centavos
  /** What the payment cannot take back any more: credit, to be used or withdrawn. */
  kept: Centavos
}

const least = (a: Centavos, b: Centavos) => (a < b ? a : b)

/**
 * What comes back of an order: of credits, those that are still there; of minutes, what those not used are worth. The
 * payment it came from first. Never more than was paid (L10) or than is there.
 */
export function givenBack({ total, available, unused, bonusSpent, left }: Held): Back {
  const there = least(least(unused ?? total, total), available)
  const deducted = least(bonusSpent, there)
  const toOrigin = least(there - deducted, left)
  return { deducted, toOrigin, kept: unused === undefined ? 0n : there - deducted - toOrigin }
}

export const isNothing = ({ toOrigin, kept }: Back) => toOrigin + kept === 0n

/** What a person names it by when nothing goes to the payment; otherwise the refund has its own number. */
export const protocolOf = (orderId: string) => caseNumber(orderId, 'D')
