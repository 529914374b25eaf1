import type { Tx } from '#platform/db.ts'
import { availableOf, bookedOf, promotionalOf, type Spendable } from './rules.ts'
import { lockBalances, sumOutOfUse } from './sql.ts'

type Locking = { consultantId?: string; withBooked?: boolean }

/**
 * Locks and answers what a person may spend with a consultant, or with nobody in particular, in centavos; nobody else
 * can spend it until this transaction ends. Lock the subject before. `withBooked`: also what is aside for bookings.
 */
export async function lockSpendable(
  tx: Tx,
  personId: string,
  { consultantId, withBooked = false }: Locking = {},
): Promise<Spendable> {
  const [available, promotional] = [availableOf(personId), promotionalOf(personId)]
  const balances = await lockBalances(tx, [available, promotional, ...(withBooked ? [bookedOf(personId)] : [])])
  const bonus = balances.get(promotional) ?? 0n
  return {
    available: balances.get(available) ?? 0n,
    promotional: bonus === 0n ? 0n : bonus - (await sumOutOfUse(tx, personId, consultantId)),
  }
}
