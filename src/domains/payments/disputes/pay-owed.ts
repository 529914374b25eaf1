import { listOwingPayments, lockDebtsOfPayments, lockSpendable, payDebts } from '#domains/wallet/index.ts'
import type { Tx } from '#platform/db.ts'
import { sumOwedCredit } from './owed-credit.ts'

/**
 * Pays a person's debts with credit that is of purchases that the bank has taken, or of none: it was aside then, and
 * came back. What other purchases brought stays, also what was bought later. As part of the caller's transaction, under
 * the locks of all payments that brought credit and before any account.
 */
export async function payOwedWithReleased(tx: Tx, personId: string) {
  const found = await listOwingPayments(tx, personId)
  if (found.length === 0) return
  // Debts before accounts, as everywhere.
  await lockDebtsOfPayments(
    tx,
    found.map(({ paymentId }) => paymentId),
  )
  const owing = await listOwingPayments(tx, personId)
  const { available } = await lockSpendable(tx, personId)
  const most = await sumOwedCredit(tx, { personId, owing, of: available })
  if (most > 0n) await payDebts(tx, personId, { most })
}
