import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { lockSpendable } from '../lock-spendable.ts'
import { postJournals } from '../post-journals.ts'
import { debtPaidJournal } from './journals.ts'
import { lockDebts, lockDebtsOfPayments } from './lock-debts.ts'
import { recordDebtPaid } from './sql.ts'

/**
 * Pays a person's debts, or those of one purchase, with their own credit, oldest first and as far as it goes, with at
 * most so many centavos, as part of the caller's transaction. Answers what was paid, in centavos.
 */
export async function payDebts(
  tx: Tx,
  personId: string,
  { paymentId, most }: { paymentId?: string; most?: Centavos } = {},
): Promise<Centavos> {
  const debts = paymentId ? await lockDebtsOfPayments(tx, [paymentId]) : await lockDebts(tx, personId)
  const spendable = (await lockSpendable(tx, personId)).available
  let available = most !== undefined && most < spendable ? most : spendable
  const before = available
  const journals = []
  for (const { id, amount, paid } of debts) {
    const part = amount - paid < available ? amount - paid : available
    if (part === 0n) break
    await recordDebtPaid(tx, id, paid + part)
    journals.push(debtPaidJournal({ id, personId, amount: part }, paid))
    available -= part
  }
  await postJournals(tx, journals)
  return before - available
}

/**
 * Lets a purchase pay its own debts with what it gave: minutes, or released bonus. `pay` takes at most what is open, in
 * centavos, and answers how much it took. `since`: only debts that are not older.
 */
export async function payDebtsOfPurchase(
  tx: Tx,
  paymentId: string,
  pay: (open: Centavos) => Promise<Centavos>,
  since: Date | null = null,
) {
  const debts = await lockDebtsOfPayments(tx, [paymentId], since)
  let left = await pay(debts.reduce((sum, { amount, paid }) => sum + amount - paid, 0n))
  for (const { id, amount, paid } of debts) {
    const part = amount - paid < left ? amount - paid : left
    if (part > 0n) await recordDebtPaid(tx, id, paid + part)
    left -= part
  }
}
