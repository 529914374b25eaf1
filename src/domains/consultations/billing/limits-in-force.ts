import { limitConsultation } from '#domains/limits/index.ts'
import type { Tx } from '#platform/db.ts'
import { sumBooked } from '../appointments/sql.ts'
import type { Consultation } from '../sql.ts'

/**
 * What a running consultation may cost at most (null: no limit) and how much more may be reserved (undefined: no
 * limit), in centavos, by the client's limits of now: a tighter one holds at once. A booked one keeps the limit it
 * began with.
 */
export async function limitsInForce(tx: Tx, c: Consultation, at: Date) {
  const { spendingLimit, allowance } = await limitConsultation(tx, {
    personId: c.clientId,
    agreed: c.spendingLimit,
    booked: () => sumBooked(tx, { clientId: c.clientId, at, now: at }),
    now: at,
  })
  return { spendingLimit: c.bookedAt ? c.spendingLimit : spendingLimit, allowance }
}
