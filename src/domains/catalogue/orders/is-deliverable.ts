import { findMeetingObstacle, isLasting, lockAttending } from '#domains/consultants/index.ts'
import { lockClientRequests } from '#domains/consultations/index.ts'
import type { Tx } from '#platform/db.ts'
import type { OrderRow } from './sql.ts'

type Bought = Pick<OrderRow, 'personId' | 'consultantId'>

/**
 * Whether what was bought for a consultant can be given: they attend, and neither blocked the other; a break keeps
 * nothing. Under the locks of a block and of a closing account, which return what was delivered before them.
 */
export async function isDeliverable(tx: Tx, { personId: clientId, consultantId }: Bought, at: Date) {
  if (!consultantId) return true
  await lockClientRequests(tx, clientId)
  if (!(await lockAttending(tx, consultantId))) return false
  return !isLasting(await findMeetingObstacle(tx, { clientId, consultantId, at }))
}
