import type { Tx } from '#platform/db.ts'
import { listHeldPayments } from '#domains/wallet/index.ts'
import { listDisputedAmong } from './sql.ts'

type Held = { act: string; since: Date }

/**
 * Whether some of the credit that an act holds is of a purchase that a bank has given back after `since` and that is
 * owed (`lost`), or that a bank contests.
 */
export async function findContestedHeld(tx: Tx, { act, since }: Held) {
  const held = await listHeldPayments(tx, act, since)
  if (held.length === 0) return undefined
  if (held.some(({ isOwed }) => isOwed)) return 'lost'
  const payments = held.map(({ paymentId }) => paymentId)
  const disputes = await listDisputedAmong(tx, payments)
  return disputes.some(({ state }) => state === 'opened') ? 'contested' : undefined
}
