import { lockSpendable } from '#domains/wallet/index.ts'
import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { holdMore } from './money.rules.ts'
import type { Booking } from './sql.ts'

/**
 * What puts `more` centavos aside for a locked booking, of what its client may spend with its consultant; undefined:
 * they do not have it. Locks their money in the order in which a booking that ends gives it back.
 */
export async function planHold(tx: Tx, booking: Booking, more: Centavos) {
  const { clientId, consultantId } = booking
  return holdMore(booking, more, await lockSpendable(tx, clientId, { consultantId, withBooked: true }))
}
