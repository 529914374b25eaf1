import { limitConsultation } from '#domains/limits/index.ts'
import type { Tx } from '#platform/db.ts'
import { least } from '#shared/money.ts'
import { findBookedPrice, sumBooked } from './booked.sql.ts'
import type { Consultation } from '../state/sql.ts'

/**
 * What a running consultation may cost at most (null: no limit) and how much more may be reserved (undefined: no
 * limit), in centavos, by the client's limits of now. Booked time keeps its first limit; what follows has one of its
 * own.
 */
export async function limitsInForce(tx: Tx, c: Consultation, at: Date) {
  const { spendingLimit, allowance } = await limitConsultation(tx, {
    personId: c.clientId,
    agreed: c.bookedAt ? null : c.spendingLimit,
    booked: () => sumBooked(tx, { clientId: c.clientId, at, now: at }),
    now: at,
  })
  if (!c.bookedAt) return { spendingLimit, allowance }
  if (c.awaitsConfirmation || spendingLimit === null) return { spendingLimit: c.spendingLimit, allowance }
  const most = (await findBookedPrice(tx, c)) + spendingLimit
  return { spendingLimit: c.spendingLimit === null ? most : least(c.spendingLimit, most), allowance }
}
