import type { Dispute } from '#gateways/payments/gateway.ts'
import { announce } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import { freezePurchase, listCreditOf } from '#domains/wallet/index.ts'
import { sumKept } from '#domains/wallet/credit-holders.rules.ts'
import type { Centavos } from '#shared/money.ts'
import { paymentMoved } from '../facts.ts'
import type { PaymentRow } from '../sql.ts'
import { contestPayment } from './contest-payment.ts'
import { decideDispute } from './decide-dispute.ts'
import { notifyDispute } from './mails.ts'
import { keyOf } from './rules.ts'
import * as sql from './sql.ts'
import { tellReceivers } from './tell-receivers.ts'

/** `differs`: our books say lost, the gateway says won. */
export type DisputeChange = 'opened' | 'won' | 'lost' | 'differs'

/**
 * Applies the gateway's state of a dispute to a locked, credited payment, in any order and number of times. Each
 * dispute is a case, decided once; one that was won and is lost later is lost. Answers what is new.
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
  if (known?.state === 'won' && said.state === 'lost') {
    await freeze(tx, payment, known, { why: 'again', also: known.amount, at })
    return decideDispute(tx, payment, known, 'lost', at)
  }
  if (known?.state === 'lost' && said.state === 'won') return 'differs'
  const isDecided = dispute.state === 'opened' && said.state !== 'opened'
  if (known && !isDecided) return undefined
  if (isDecided) await decideDispute(tx, payment, dispute, said.state as 'won' | 'lost', at)
  else {
    await notifyDispute(tx, 'opened', payment, { ...dispute, debt: 0n }, at)
    await tellReceivers(tx, 'opened', dispute, await listCreditOf(tx, payment.id), at)
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
  await sql.insertDispute(tx, { ...dispute, openedAt })
  const frozen = await freeze(tx, payment, dispute, { why: 'opened', at })
  return { ...dispute, frozen, state: 'opened', taken: 0n }
}

/**
 * Freezes more when the bank contests more of a payment than it said at first, also minutes that were bought since then
 * with what the case had left free. Answers the case.
 */
async function grow(tx: Tx, payment: PaymentRow, known: sql.DisputeRow, { amount }: Dispute, at: Date) {
  if (known.state !== 'opened' || amount <= known.amount) return known
  await sql.recordAmount(tx, known, amount)
  const frozen = await freeze(tx, payment, known, { why: `grown:${amount}`, at })
  return { ...known, amount, frozen: known.frozen + frozen }
}

type Freezing = { why: string; also?: Centavos; at: Date }

/** Freezes what the purchase still gives. Answers how much credit more. `why`: ends the keys. */
async function freeze(
  tx: Tx,
  payment: PaymentRow,
  dispute: Pick<sql.DisputeRow, 'paymentId' | 'n'>,
  { why, also = 0n, at }: Freezing,
) {
  const { id, personId } = payment
  const key = keyOf(dispute)
  await freezePurchase(tx, { paymentId: id, personId, by: why === 'opened' ? key : `${key}:${why}`, at })
  const before = sumKept(await listCreditOf(tx, id))
  return (await contestPayment(tx, payment, { by: `${key}:${why}`, also })) - before
}
