import type { Tx } from '#platform/db.ts'
import { lockHolders } from '../grants/lock-holders.ts'
import { lockSpendable } from '../lock-spendable.ts'
import { listDebts, listDebtsOfPayments, lockDebtsOfPayments as lockRowsOf } from './sql.ts'

/** Locks a person's credit, which is the lock of their debts, and answers the open ones, oldest first. */
export async function lockDebts(tx: Tx, personId: string) {
  await lockSpendable(tx, personId)
  return listDebts(tx, personId)
}

/** The same of these payments; `since`: only debts that are not older. */
export async function lockDebtsOfPayments(tx: Tx, paymentIds: readonly string[], since: Date | null = null) {
  const found = await listDebtsOfPayments(tx, paymentIds, since)
  for (const personId of new Set(found.map((one) => one.personId))) await lockSpendable(tx, personId)
  return found.length > 0 ? lockRowsOf(tx, paymentIds, since) : []
}

/** Locks the credit of whoever holds some that a payment brought, and then its debts. */
export async function lockHoldersAndDebts(tx: Tx, paymentId: string) {
  await lockHolders(tx, paymentId)
  await lockDebtsOfPayments(tx, [paymentId])
}
