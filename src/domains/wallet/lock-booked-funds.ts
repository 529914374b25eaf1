import type { Tx } from '#platform/db.ts'
import { availableOf, bookedOf, promotionalOf } from './rules.ts'
import { lockBalances } from './sql.ts'

/**
 * Locks what a client has aside for bookings, what it comes from and what it is given back to, in id order and until
 * this transaction ends: whoever decides by it which booking ends sees those that others have ended. Lock the booking
 * before.
 */
export const lockBookedFunds = async (tx: Tx, clientId: string) =>
  void (await lockBalances(tx, [availableOf(clientId), bookedOf(clientId), promotionalOf(clientId)]))
