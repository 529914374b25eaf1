import type { Tx } from '#platform/db.ts'
import { balanceOf, postJournal } from '#domains/wallet/index.ts'
import { availableOf } from '#domains/wallet/rules.ts'
import type { Centavos } from '#shared/money.ts'
import { isRefusal } from '#shared/refusal.ts'
import { frozenJournal } from './journals.ts'

type Freeze = { key: string; personId: string; most: Centavos }

/** Freezes up to `most` centavos of a person's credit. Answers how much was frozen. */
export async function freezeCredit(tx: Tx, { key, personId, most }: Freeze): Promise<Centavos> {
  // A refused journal keeps the account locked, so the second read of the balance is exact.
  for (;;) {
    const there = await balanceOf(tx, availableOf(personId))
    const amount = there < most ? there : most
    if (amount <= 0n) return 0n
    try {
      await postJournal(tx, frozenJournal(key, personId, amount))
      return amount
    } catch (error) {
      if (!isRefusal(error, 'wallet.insufficient_funds')) throw error
    }
  }
}
