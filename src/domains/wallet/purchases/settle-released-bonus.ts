import type { Tx } from '#platform/db.ts'
import { type Centavos, portion } from '#shared/money.ts'
import { postJournalsAtomically } from '../post-journals-atomically.ts'
import { periodTakenJournal } from './journals.ts'
import { payDebtsOfPurchase } from './pay-debts.ts'

type Released = {
  id: string
  paymentId: string
  isMonth: boolean
  used: Centavos
  unspent: Centavos
  expired: Centavos
}

/**
 * Bonus that a consultation released after the bank took its purchase back: it was counted as spent, so it is no debt.
 * Of a subscription's month the same share of the price is none. As part of the caller's transaction.
 */
export const settleReleasedBonus = (tx: Tx, { id, paymentId, isMonth, used, unspent, expired }: Released) =>
  payDebtsOfPurchase(tx, paymentId, async (open) => {
    if (!isMonth) return unspent < open ? unspent : open
    const unearned = portion(open, unspent, used + unspent)
    await postJournalsAtomically(tx, periodTakenJournal(paymentId, unearned, `released:${id}:${expired + unspent}`))
    return unearned
  })
