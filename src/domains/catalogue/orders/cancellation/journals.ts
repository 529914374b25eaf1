import { availableOf, type Journal, PROMOTION_COST } from '#domains/wallet/rules.ts'
import type { Centavos } from '#shared/money.ts'

/** Used bonus is paid for out of what comes back: client available → promotion cost. Nothing used: nothing. */
export const bonusDeductedJournal = (orderId: string, personId: string, amount: Centavos): Journal[] =>
  amount > 0n
    ? [
        {
          key: `cancellation:${orderId}`,
          kind: 'bonus_deducted',
          postings: [{ from: availableOf(personId), to: PROMOTION_COST, amount }],
        },
      ]
    : []
