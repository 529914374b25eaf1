import { availableOf, type Journal, PROMOTION_COST } from '#domains/wallet/rules.ts'
import type { Centavos } from '#shared/money.ts'

/** Deducts spent bonus from what is returned: client available → promotion cost. None when no bonus was spent. */
export const bonusDeductedJournal = (orderId: string, personId: string, amount: Centavos): Journal[] =>
  amount > 0n
    ? [
        {
          key: `cancellation:${orderId}`,
          subject: { kind: 'order', id: orderId },
          kind: 'bonus_deducted',
          postings: [{ from: availableOf(personId), to: PROMOTION_COST, amount }],
        },
      ]
    : []
