import type { Tx } from '#platform/db.ts'
import { listHeldPayments, listOwingPayments } from '#domains/wallet/index.ts'
import { listDisputesOfPeople } from './sql.ts'

type Held = { personId: string; act: string; since: Date }

/**
 * Whether some of the credit that an act holds is of a purchase that a bank has given back after `since` and that is
 * owed (`lost`), or that a bank contests.
 */
export async function findContestedHeld(tx: Tx, { personId, act, since }: Held) {
  const held = await listHeldPayments(tx, act)
  if (held.length === 0) return undefined
  const isHeld = ({ paymentId }: { paymentId: string }) => held.includes(paymentId)
  if ((await listOwingPayments(tx, personId, since)).some(isHeld)) return 'lost'
  const disputes = await listDisputesOfPeople(tx, [personId])
  return disputes.some((one) => one.state === 'opened' && isHeld(one)) ? 'contested' : undefined
}
