import type { Tx } from '#platform/db.ts'
import { commissionOf } from '#shared/commission.ts'
import { lockBooking } from './sql.ts'

/**
 * Locks a booking that its client cancelled too late, and reads what that cost, in centavos; the wallet knows of
 * minutes. Undefined: there is no such booking, it cost nothing, or its room opened and knows what it cost.
 */
export async function lockLateCancellation(tx: Tx, id: string) {
  const b = await lockBooking(tx, id)
  if (b?.state !== 'cancelled' || b.openedAt || (b.fee === 0n && b.feeMs === 0n)) return undefined
  const { clientId, consultantId, fee } = b
  const promotional = fee < b.heldPromotional ? fee : b.heldPromotional
  return {
    id,
    clientId,
    consultantId,
    endedAt: b.endedAt!,
    fee,
    promotional,
    commission: commissionOf(fee, b.commissionBps),
  }
}
