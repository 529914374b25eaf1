import type { Tx } from '#platform/db.ts'
import { type Centavos, least } from '#shared/money.ts'
import { lockSpendable } from '../lock-spendable.ts'
import { postJournals } from '../post-journals.ts'
import { debtPaidJournal } from './journals.ts'
import { lockDebts, recordDebtPaid } from './sql.ts'

/** Debts of a person, which their own credit pays; or of a payment, paid by what the caller posts. In centavos. */
type Paying = { personId: string; most?: Centavos } | { paymentId: string; since?: Date; most: Centavos }

/** Pays debts, the oldest first and as far as it goes, in the caller's transaction. Answers what was paid. */
export async function payDebts(tx: Tx, paying: Paying): Promise<Centavos> {
  const isOwn = 'personId' in paying
  const own = isOwn ? (await lockSpendable(tx, paying.personId)).available : 0n
  const all = isOwn ? least(own, paying.most ?? own) : paying.most
  let left = all
  const journals = []
  for (const { id, personId, amount, paid } of await lockDebts(tx, paying)) {
    const part = least(amount - paid, left)
    if (part <= 0n) break
    await recordDebtPaid(tx, id, paid + part)
    if (isOwn) journals.push(debtPaidJournal({ id, personId, amount: part }, paid))
    left -= part
  }
  await postJournals(tx, journals)
  return all - left
}
