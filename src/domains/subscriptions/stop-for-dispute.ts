import type { Tx } from '#platform/db.ts'
import { announceSubscriptionMoved } from './pay-period.ts'
import * as sql from './sql.ts'

const ASK_AGAIN_MS = 3_600_000

/**
 * A disputed month: nothing is charged while the bank decides, and when it gives the money back, the subscription ends.
 * The wallet freezes and takes the bonus. False: no month is disputed.
 */
export async function stopForDispute(tx: Tx, { id, personId }: sql.SubscriptionRow, at: Date): Promise<boolean> {
  const dispute = await sql.findDispute(tx, id)
  if (!dispute) return false
  if (dispute === 'opened') {
    await sql.recordNextActAt(tx, id, new Date(at.getTime() + ASK_AGAIN_MS))
    return true
  }
  await sql.endSubscription(tx, id, at, 'disputed')
  await sql.insertSubscriptionEvent(tx, id, 'ended', at)
  await announceSubscriptionMoved(tx, personId, id)
  return true
}
