import type { Tx } from '#platform/db.ts'
import { type Centavos, portion } from '#shared/money.ts'
import { bonusWithdrawnJournal } from '../bonus/rules.ts'
import { recordWithdrawn } from '../bonus/sql.ts'
import { postJournals } from '../post-journals.ts'
import { periodTakenJournal } from './journals.ts'
import { payDebtsOfPurchase } from './pay-debts.ts'

type Owed = Omit<Released, 'used' | 'expired'> & { personId: string; repaid: Centavos; withdrawn: Centavos }
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
    await postJournals(tx, periodTakenJournal(paymentId, unearned, `released:${id}:${expired + unspent}`))
    return unearned
  })

/**
 * The same for a part of a purchase: what was counted as spent (`repaid`) is taken out of what was released. Its
 * journals are named by what left before: that only grows, and `repaid` comes back to the same sum.
 */
export async function takeOwedBonus(tx: Tx, { id, personId, paymentId, isMonth, unspent, repaid, withdrawn }: Owed) {
  await payDebtsOfPurchase(tx, paymentId, async (open) => {
    const counted = unspent < repaid ? unspent : repaid
    const amount = isMonth || counted < open ? counted : open
    const pays = isMonth ? portion(open, amount, repaid) : amount
    await recordWithdrawn(tx, id, { taken: amount, keptBack: -amount })
    const by = `owed:${withdrawn}`
    await postJournals(tx, [
      bonusWithdrawnJournal({ id, personId }, by, amount),
      ...(isMonth ? periodTakenJournal(paymentId, pays, `${by}:${id}`) : []),
    ])
    return pays
  })
}
