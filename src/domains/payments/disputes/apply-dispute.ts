import type { Dispute } from '#gateways/payments/gateway.ts'
import { announce } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import { freezePurchase } from '#domains/wallet/index.ts'
import { least } from '#shared/money.ts'
import { paymentMoved } from '../facts.ts'
import { refundableAmount } from '../refunds/rules.ts'
import { findRefundSums } from '../refunds/sql.ts'
import type { PaymentRow } from '../sql.ts'
import { decideDispute } from './decide-dispute.ts'
import { freezeCredit, sumUnfrozen } from './freeze-credit.ts'
import { notifyDispute } from './mails.ts'
import { keyOf, sumFrozen } from './rules.ts'
import * as sql from './sql.ts'

/** `differs`: our books say lost, the gateway says won. */
export type DisputeChange = 'opened' | 'won' | 'lost' | 'differs'

/**
 * Applies the gateway's state of a dispute to a locked, credited payment, in any order and any number of times: each
 * dispute is a case of its own, what the purchase still gives is frozen once, and each case is decided once. A case
 * that was won, or closed as won by the team, and is lost later is lost: the bank has the money. Answers what is new.
 */
export async function applyDispute(
  tx: Tx,
  payment: PaymentRow,
  said: Dispute,
  at: Date,
): Promise<DisputeChange | undefined> {
  const cases = await sql.listDisputesOf(tx, payment.id)
  const known = cases.find(({ gatewayId }) => gatewayId === said.gatewayId)
  const dispute = known ? await grow(tx, payment, known, said, at) : await open(tx, payment, said, cases.length + 1, at)
  if (known?.state === 'won' && said.state === 'lost')
    return decideDispute(tx, payment, { ...known, frozen: await freeze(tx, payment, known, 'again', at) }, 'lost', at)
  if (known?.state === 'lost' && said.state === 'won') return 'differs'
  const isDecided = dispute.state === 'opened' && said.state !== 'opened'
  if (known && !isDecided) return undefined
  if (isDecided) await decideDispute(tx, payment, dispute, said.state as 'won' | 'lost', at)
  else {
    await notifyDispute(tx, 'opened', payment, { ...dispute, debt: 0n }, at)
    await announce(tx, paymentMoved(payment.id), balanceMoved(payment.personId))
  }
  return said.state
}

async function open(
  tx: Tx,
  payment: PaymentRow,
  { gatewayId, amount, reason, openedAt }: Dispute,
  n: number,
  at: Date,
): Promise<sql.DisputeRow> {
  const dispute = { paymentId: payment.id, n, gatewayId, amount, reason }
  const frozen = await freeze(tx, payment, dispute, 'opened', at)
  await sql.insertDispute(tx, { ...dispute, frozen, openedAt })
  return { ...dispute, frozen, state: 'opened', taken: 0n }
}

/**
 * Freezes more when the bank contests more of a payment than it said at first, also minutes that were bought since then
 * with what the case had left free. Answers the case.
 */
async function grow(tx: Tx, { id, personId }: PaymentRow, known: sql.DisputeRow, { amount }: Dispute, at: Date) {
  if (known.state !== 'opened' || amount <= known.amount) return known
  await sql.recordAmount(tx, known, amount)
  const key = `${keyOf(known)}:grown:${amount}`
  await freezePurchase(tx, { paymentId: id, personId, by: key, at, own: 0n, frozenCredit: 0n })
  const most = await sumUnfrozen(tx, { ...known, amount })
  const frozen = await freezeCredit(tx, { key, paymentId: id, n: known.n, personId, most })
  if (frozen > 0n) await sql.recordFrozen(tx, known, frozen)
  return { ...known, amount, frozen: known.frozen + frozen }
}

type Case = Pick<sql.DisputeRow, 'paymentId' | 'n' | 'amount'>

/** Freezes what the purchase still gives. Answers how much credit. `why`: ends the key. */
async function freeze(tx: Tx, { id, personId }: PaymentRow, dispute: Case, why: 'opened' | 'again', at: Date) {
  const key = keyOf(dispute)
  // A refund under way is in no balance. It must not be frozen out of another purchase; it is frozen if it returns.
  // What an earlier case froze is not frozen again.
  const own = refundableAmount(await findRefundSums(tx, id))
  const frozenCredit = sumFrozen(await sql.listDisputesOf(tx, id))
  const by = why === 'opened' ? key : `${key}:${why}`
  const credit = await freezePurchase(tx, { paymentId: id, personId, by, at, own, frozenCredit })
  const most = least(credit, dispute.amount)
  return freezeCredit(tx, { key: `${key}:${why}`, paymentId: id, n: dispute.n, personId, most })
}
