import { findAttempt } from '#domains/payments/index.ts'
import {
  bonusIdOf,
  cancelSubscriptionPurchase,
  hasRunningSubscription,
  startSubscription,
  unusedPriceOf,
} from '#domains/subscriptions/index.ts'
import { refuse } from '#domains/subscriptions/rules.ts'
import { formatBRL } from '#shared/money.ts'
import { creditsOf } from '../orders/terms.rules.ts'
import { PER_MONTH } from '../orders/wording.rules.ts'
import { findUnused } from '#domains/wallet/index.ts'
import type { PurchaseFlow } from './purchase-flow.ts'
import { quoteItem } from './quotes.ts'

export const subscriptionFlow: PurchaseFlow = {
  quote: quoteItem,
  async guardQuote(tx, { personId, slug }) {
    if (await hasRunningSubscription(tx, personId, slug)) throw refuse('already_running')
  },
  /** The first month. Later ones are charged as this one was: to the saved card, or by Pix. */
  async deliver(tx, { order: { id, personId, slug, title, price, bonus, total: paid }, paymentId, at }) {
    const paysBy = (paymentId && (await findAttempt(tx, paymentId))?.method) || 'pix'
    await startSubscription(tx, { id, personId, slug: slug!, title, price, bonus, paysBy, paid, paymentId, at })
    return false
  },
  async undo(tx, { id }, at) {
    const { unused, taken } = await cancelSubscriptionPurchase(tx, { id, at })
    return { unused, bonusTaken: taken, bonusSpent: 0n }
  },
  async findUnused(sql, order) {
    const { bonus } = await findUnused(sql, bonusIdOf(order.id, 1))
    const unused = unusedPriceOf(order.total, bonus.bonusTaken, creditsOf(order).bonus)
    return {
      ...bonus,
      unused,
      becomesCredit: unused,
      ofBalance: 0n,
      isInUse: false,
      isFrozen: false,
      bonusDeducted: 0n,
    }
  },
  mail: ({ title, total }) => ({
    subject: `Sua assinatura ${title} começou: ${formatBRL(total)} ${PER_MONTH}`,
    emblem: 'moon',
    heading: `A assinatura ${title} começou`,
  }),
}
