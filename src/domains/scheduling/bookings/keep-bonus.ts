import { keepReturnedBonus } from '#domains/wallet/index.ts'
import type { Tx } from '#platform/db.ts'
import { type EndReason, type EndState, failedByOthers } from './rules.ts'
import type { Booking } from './sql.ts'

type Ended = { state: EndState; reason: EndReason | null; at: Date }

/**
 * Keeps the bonus of a booking that ended inside the caller's transaction, when its consultant or we did not keep it:
 * it is there for seven days more, also if it ended while it was aside.
 */
export async function keepBonus(tx: Tx, { id, clientId, heldPromotional }: Booking, { state, reason, at }: Ended) {
  if (heldPromotional === 0n || !failedByOthers({ state, reason })) return
  await keepReturnedBonus(tx, { personId: clientId, subject: id, at })
}
