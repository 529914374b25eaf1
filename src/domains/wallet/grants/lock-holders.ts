import type { Tx } from '#platform/db.ts'
import { availableOf, promotionalOf } from '../rules.ts'
import { lockBalances } from '../sql.ts'
import { listPeopleOf } from './sql.ts'

/**
 * Locks what may be spent by whoever holds credit of a payment or owes it, and by these people, in id order: the lock
 * of their grants and debts. Nobody else comes to hold some under the payment's lock.
 */
export async function lockHolders(tx: Tx, paymentId: string, ...others: readonly string[]) {
  const people = new Set([...others, ...(await listPeopleOf(tx, paymentId))])
  await lockBalances(
    tx,
    [...people].flatMap((id) => [availableOf(id), promotionalOf(id)]),
  )
}

/** Locks a person's credit, which is the lock of all their grants. */
export const lockGrantsOf = async (tx: Tx, personId: string) => void (await lockBalances(tx, [availableOf(personId)]))
