import { formatBRL } from '#shared/money.ts'
import { findUnusedGift } from '../gift-cards/find-unused-gift.ts'
import { guardGift, guardGiftPayment } from '../gift-cards/guard-gift.ts'
import { MOST_GIFT, LEAST_GIFT, refuse } from '../gift-cards/rules.ts'
import { sendGiftCard } from '../gift-cards/send-gift-card.ts'
import { takeGiftBack } from '../gift-cards/take-gift-back.ts'
import type { PurchaseFlow } from './purchase-flow.ts'
import { NOBODY, termsOf } from './quotes.ts'

export const giftCardFlow: PurchaseFlow = {
  quote(item, _, amount = 0n) {
    if (amount < LEAST_GIFT || amount > MOST_GIFT) throw refuse('gift_amount')
    return { ...NOBODY, ...termsOf(item), title: `Vale-presente de ${formatBRL(amount)}`, price: amount }
  },
  guardOrder: guardGift,
  guardPayment: guardGiftPayment,
  async deliver(tx, { order, paymentId, at }) {
    await sendGiftCard(tx, { order, paymentId: paymentId!, at })
    return false
  },
  async undo(tx, order, at) {
    return { unused: await takeGiftBack(tx, order, at), bonusTaken: 0n, bonusSpent: 0n }
  },
  async findUnused(sql, order, now) {
    const { unused, isInUse } = await findUnusedGift(sql, order, now)
    const nothing = {
      ofBalance: 0n,
      isFrozen: false,
      isBonusHeld: false,
      bonusTaken: 0n,
      bonusSpent: 0n,
      bonusDeducted: 0n,
    }
    return { ...nothing, unused, becomesCredit: unused, isInUse }
  },
  mail: ({ total }) => ({
    subject: `Seu vale-presente de ${formatBRL(total)} foi enviado`,
    emblem: 'coins',
    heading: 'Seu vale-presente está a caminho',
  }),
}
