import type { Spending } from '#domains/limits/rules.ts'
import { balanceShareOf as shareOf, maxInstallments } from '#domains/payments/rules.ts'
import type { Centavos } from '#shared/money.ts'
import { KINDS } from '../kinds/kinds.rules.ts'
import type { OrderKind } from '../rules.ts'
import { type OrderState, wasPaid } from './rules.ts'

/** How many centavos of an order's total the balance can pay, at most `available`. */
export const balanceShareOf = ({ kind, total }: { kind: OrderKind; total: Centavos }, available: Centavos): Centavos =>
  KINDS[kind].takesBalance ? shareOf(total, available) : 0n

/** In how many instalments an order may be paid by card, 1 to 12; a subscription's month in one. */
export const maxInstallmentsOf = ({ kind, total }: { kind: OrderKind; total: Centavos }) =>
  KINDS[kind].isMonthly ? 1 : maxInstallments(total)

/** What paying an order counts as in its buyer's own limits: a question is charged whatever pays it. */
export const spendingOf = (order: { kind: OrderKind; total: Centavos }, fromBalance: Centavos): Spending => ({
  paid: order.total - fromBalance,
  charged: KINDS[order.kind].isQuestion ? order.total : 0n,
})

type QuotedSums = { kind: OrderKind; price: Centavos; discount: Centavos; bonus: Centavos }
type Delivery = { state: OrderState; bonusUntil: Date | null }

/**
 * The credit and the bonus that an order gives, in centavos. Delivered while a debt was open, it came without a bonus
 * that is a gift, so without its end.
 */
export function creditsOf({ kind, state, bonusUntil, ...agreed }: QuotedSums & Partial<Delivery>): {
  credits: Centavos
  bonus: Centavos
} {
  const { credits, bonus } = KINDS[kind].sums(agreed)
  const isWithheld = KINDS[kind].isBonusGift && state !== undefined && wasPaid(state) && !bonusUntil
  return { credits, bonus: isWithheld ? 0n : bonus }
}
