import type { Dispute } from '#gateways/payments/gateway.ts'
import { announce } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import { freezePurchase } from '#domains/wallet/index.ts'
import { paymentMoved } from '../facts.ts'
import { refundableAmount } from '../refunds/rules.ts'
import { findRefundSums } from '../refunds/sql.ts'
import type { PaymentRow } from '../sql.ts'
import { decideDispute } from './decide-dispute.ts'
import { freezeCredit } from './freeze-credit.ts'
import { notifyDispute } from './mails.ts'
import { keyOf } from './rules.ts'
import * as sql from './sql.ts'

export type DisputeChange = 'opened' | 'won' | 'lost'

/**
 * Applies the gateway's state of a dispute to a locked, credited payment, in any order and any number of times: each
 * dispute is a case of its own, what the purchase still gives is frozen once, and each case is decided once. Answers
 * what is new.
 */
export async function applyDispute(
  tx: Tx,
  payment: PaymentRow,
  said: Dispute,
  at: Date,
): Promise<DisputeChange | undefined> {
  const cases = await sql.listDisputesOf(tx, payment.id)
  const known = cases.find(({ gatewayId }) => gatewayId === said.gatewayId)
  const dispute = known ?? (await open(tx, payment, said, cases.length + 1, at))
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
  { id, personId }: PaymentRow,
  { gatewayId, amount, reason, openedAt }: Dispute,
  n: number,
  at: Date,
): Promise<sql.DisputeRow> {
  const dispute = { paymentId: id, n, gatewayId, amount, frozen: 0n, reason }
  // A refund under way is in no balance. It must not be frozen out of another purchase; it is frozen if it returns.
  // What an earlier case froze is not frozen again.
  const own = refundableAmount(await findRefundSums(tx, id))
  const credit = await freezePurchase(tx, { paymentId: id, personId, by: keyOf(dispute), at })
  const most = [amount, own, credit ?? own].reduce((a, b) => (b < a ? b : a))
  const frozen = await freezeCredit(tx, { key: `${keyOf(dispute)}:opened`, personId, most })
  await sql.insertDispute(tx, { ...dispute, frozen, openedAt })
  return { ...dispute, frozen, state: 'opened', taken: 0n }
}
