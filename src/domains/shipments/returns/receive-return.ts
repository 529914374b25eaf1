import { returnStock } from '#domains/shop/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { recordTeamAct } from '../parcels/record-team-act.ts'
import { lockReturn } from './lock-return.ts'
import { refundReturn } from './refund-return.ts'
import { canMove, refuse } from './rules.ts'
import { findReturn, recordReceived, type ReturnRow } from './sql.ts'

type Counted = { n: number; received: number; restocked: number }
type Receiving = { id: string; lines: readonly Counted[]; by: string; clock: Clock }

/**
 * The team has it: what was in it, and what of that is sold again. Then it is refunded, at once or by the next sweep.
 * Again changes nothing. Refuses more than was sent back, and nothing at all.
 */
export async function receiveReturn(db: Db, { id, lines, by, clock }: Receiving): Promise<ReturnRow> {
  await inTransaction(db, (tx) => record(tx, { id, lines, by, clock }))
  await refundReturn(db, { id, clock })
  return (await findReturn(db, id))!
}

async function record(tx: Tx, { id, lines, by, clock }: Receiving) {
  const { one, parcel, order } = await lockReturn(tx, id)
  if (one.receivedAt) return
  if (!canMove(one.state, 'received')) throw refuse('not_possible_now')
  const counted = one.lines.map(({ n, quantity }) => ({ quantity, ...countOf(lines, n) }))
  if (lines.some(({ n }) => !one.lines.some((line) => line.n === n))) throw refuse('too_many')
  if (counted.some(({ quantity, received, restocked }) => received > quantity || restocked > received))
    throw refuse('too_many')
  if (counted.every(({ received }) => received === 0)) throw refuse('nothing_received')
  const at = await clock(tx)
  await recordReceived(tx, id, counted, at)
  const states = { before: { state: one.state }, after: { state: 'received' } }
  await recordTeamAct(tx, {
    kind: 'shipments.return_received',
    by,
    personId: one.personId,
    subjectId: id,
    ...states,
    at,
  })
  const sellable = counted.filter(({ restocked }) => restocked > 0)
  const variantOf = (n: number) => order.lines.find((line) => line.n === n)!.variantId
  if (sellable.length > 0)
    await returnStock(
      tx,
      sellable.map(({ n, restocked }) => ({ variantId: variantOf(n), quantity: restocked })),
      { kind: 'restocked', orderId: parcel.orderId, at },
    )
}

/** What the team did not name was not in it. */
const countOf = (lines: readonly Counted[], n: number): Counted =>
  lines.find((line) => line.n === n) ?? { n, received: 0, restocked: 0 }
