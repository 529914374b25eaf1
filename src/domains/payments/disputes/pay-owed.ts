import { listOwingPayments, lockDebtsOfPayments, lockSpendable, payDebts } from '#domains/wallet/index.ts'
import type { Tx } from '#platform/db.ts'
import { listCreditSources } from '../withdrawals/list-credit-sources.ts'

/**
 * Pays a person's debts with credit that no purchase stands for: it was aside when the bank took its purchase, and came
 * back. What other purchases brought stays, also what was bought later. As part of the caller's transaction, under the
 * locks of all payments that brought credit and before any account.
 */
export async function payOwedWithReleased(tx: Tx, personId: string) {
  const owing = await listOwingPayments(tx, personId)
  if (owing.length === 0) return
  // Debts before accounts, as everywhere.
  await lockDebtsOfPayments(
    tx,
    owing.map(({ paymentId }) => paymentId),
  )
  const { available } = await lockSpendable(tx, personId)
  const ofNobody = (await listCreditSources(tx, personId, available)).find(({ paymentId }) => paymentId === null)
  if (ofNobody) await payDebts(tx, personId, { most: ofNobody.credit })
}
