import type { Dispute } from '#gateways/payments/gateway.ts'
import { announce } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import { postJournal } from '#domains/wallet/index.ts'
import { paymentMoved } from '../facts.ts'
import { refundableAmount } from '../refunds/rules.ts'
import { findRefundSums } from '../refunds/sql.ts'
import type { PaymentRow } from '../sql.ts'
import { freezeCredit } from './freeze-credit.ts'
import { lostJournal, wonJournal } from './journals.ts'
import { notifyDispute } from './mails.ts'
import * as sql from './sql.ts'

export type DisputeChange = 'opened' | 'won' | 'lost' | 'second'

/**
 * Applies the gateway's state of a dispute to a locked, credited payment, in any order and any number of times: the
 * credit is frozen once and the dispute decided once. Answers what is new; `second`: another dispute of the same
 * payment, which waits for a person.
 */
export async function applyDispute(
  tx: Tx,
  payment: PaymentRow,
  said: Dispute,
  at: Date,
): Promise<DisputeChange | undefined> {
  const known = await sql.findDispute(tx, payment.id)
  if (known && known.gatewayId !== said.gatewayId) return 'second'
  const dispute = known ?? (await open(tx, payment, said))
  const isDecided = dispute.state === 'opened' && said.state !== 'opened'
  if (isDecided) await decide(tx, payment, dispute, said.state as 'won' | 'lost', at)
  if (known && !isDecided) return undefined
  await notifyDispute(tx, said.state, payment, dispute, at)
  await announce(tx, paymentMoved(payment.id), balanceMoved(payment.personId))
  return said.state
}

async function open(
  tx: Tx,
  { id, personId }: PaymentRow,
  { gatewayId, amount, reason, openedAt }: Dispute,
): Promise<sql.DisputeRow> {
  // A refund under way is in no balance. It must not be frozen out of another purchase; it is frozen if it returns.
  const own = refundableAmount(await findRefundSums(tx, id))
  const frozen = await freezeCredit(tx, { key: `dispute:${id}:opened`, personId, most: amount < own ? amount : own })
  const dispute = { paymentId: id, gatewayId, amount, frozen, reason }
  await sql.insertDispute(tx, { ...dispute, openedAt })
  return { ...dispute, state: 'opened' }
}

async function decide(tx: Tx, { id, personId }: PaymentRow, dispute: sql.DisputeRow, state: 'won' | 'lost', at: Date) {
  const journal = state === 'won' ? wonJournal(dispute, personId) : lostJournal(dispute)
  if (journal) await postJournal(tx, journal)
  await sql.endDispute(tx, id, state, at)
}
