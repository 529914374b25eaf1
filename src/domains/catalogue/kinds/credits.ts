import { type Centavos, formatBRL } from '#shared/money.ts'
import { creditsOf } from '../orders/terms.rules.ts'
import type { OrderQuote } from '../orders/sql.ts'
import { findUnused } from '#domains/wallet/index.ts'
import { giveBonus, undoBonus } from './bonus.ts'
import type { PurchaseFlow } from './purchase-flow.ts'
import { NOBODY, quoteItem } from './quotes.ts'

/** An amount of credit without a pack: what is paid is what comes in. */
export const quoteAmount = (amount: Centavos): OrderQuote => ({
  ...NOBODY,
  kind: 'credits',
  slug: null,
  version: null,
  title: `${formatBRL(amount)} em créditos`,
  price: amount,
  bonus: 0n,
  minutes: null,
  ceiling: null,
})

export const creditsFlow: PurchaseFlow = {
  quote: quoteItem,
  // The payment was credited already.
  async deliver(tx, paid) {
    await giveBonus(tx, paid)
    return false
  },
  undo: undoBonus,
  async findUnused(sql, { id }) {
    const { bonus } = await findUnused(sql, id)
    return {
      ...bonus,
      unused: undefined,
      becomesCredit: 0n,
      ofBalance: 0n,
      isInUse: false,
      isFrozen: false,
      bonusDeducted: bonus.bonusSpent,
    }
  },
  mail(order) {
    const { credits, bonus } = creditsOf(order)
    const withBonus = bonus > 0n ? ` e ${formatBRL(bonus)} de bônus` : ''
    return {
      subject: `${formatBRL(credits)} em créditos${withBonus} no seu saldo`,
      emblem: 'coins',
      heading: 'Seus créditos já estão no saldo',
    }
  },
}
