import { listDisputedAmong } from '#domains/payments/index.ts'
import { listFreeCredit, lockSpendable } from '#domains/wallet/index.ts'
import { refuse as refuseWallet } from '#domains/wallet/rules.ts'
import type { Tx } from '#platform/db.ts'
import { type Centavos, least } from '#shared/money.ts'

/** `isLeftFree`: an open or a lost case, or an open debt, of its purchase has left it free. */
export type NamedCredit = { paymentId: string | null; value: Centavos; isLeftFree: boolean }

/**
 * Which credit so many centavos of the balance are, as it leaves next: the oldest first. Call it in the transaction
 * that spends them. Refuses `wallet.insufficient_funds`.
 */
export async function nameCredit(tx: Tx, personId: string, amount: Centavos): Promise<NamedCredit[]> {
  const { available } = await lockSpendable(tx, personId)
  if (available < amount) throw refuseWallet('insufficient_funds')
  const free = await listFreeCredit(tx, personId)
  const payments = free.flatMap(({ paymentId }) => paymentId ?? [])
  const contested = new Set((await listDisputedAmong(tx, payments)).map(({ paymentId }) => paymentId))
  let missing = amount
  return free.flatMap(({ paymentId, credit, isOwed }) => {
    const value = least(credit, missing)
    missing -= value
    const isLeftFree = isOwed || (paymentId !== null && contested.has(paymentId))
    return value > 0n ? [{ paymentId, value, isLeftFree }] : []
  })
}
