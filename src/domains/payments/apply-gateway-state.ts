import type { Charge } from '#gateways/payments/gateway.ts'
import { announce } from '#platform/bus.ts'
import { inTransaction, type Tx } from '#platform/db.ts'
import { lockOpenAccount, type IdentityFingerprint, recordIdentityFingerprints } from '#domains/accounts/index.ts'
import { postJournals } from '#domains/wallet/index.ts'
import { saveCard } from './cards/save-card.ts'
import { recordRefused } from './cards/sql.ts'
import { creditPayment } from './credit-payment.ts'
import { paymentMoved } from './facts.ts'
import { suspenseJournal } from './journals.ts'
import { movePayment } from './move-payment.ts'
import type { GatewayContext } from './payment-context.ts'
import { applyDispute, type DisputeChange } from './disputes/apply-dispute.ts'
import { applyGatewayRefund } from './refunds/apply-gateway-refund.ts'
import { decideTransition, isCredited, mismatchOf, type Mismatch } from './rules.ts'
import * as sql from './sql.ts'

/**
 * Applies the gateway's state of a charge, in any order and any number of times: credit once, states never back. Money
 * that does not match, or comes to a closed account, waits in suspense. Answers the payment's id; undefined: not ours.
 */
export async function applyGatewayState(
  { db, clock, gateway, log }: GatewayContext,
  charge: Charge,
): Promise<string | undefined> {
  const id = await sql.findPaymentIdFor(db, gateway.name, charge)
  if (!id) return undefined
  const { mismatch, dispute, refunded } = await inTransaction(db, async (tx): Promise<Alerts> => {
    let payment = (await sql.lockPayment(tx, id))!
    const at = await clock(tx)
    if (payment.isFromSuspense) return applyTakenBack(tx, payment, charge, at)
    // Once it is credited, the gateway is asked what it has taken back meanwhile.
    if (await sql.isMismatch(tx, id, charge.gatewayId)) return {}
    const agrees = !mismatchOf(payment, charge, gateway.account)
    // Recorded whenever it is learnt: money that is found again is known to be the same.
    if (agrees && payment.gatewayId === null) {
      await sql.recordAtGateway(tx, id, charge)
      payment = { ...payment, gatewayId: charge.gatewayId }
    }
    if (agrees && payment.state === 'created') payment = await movePayment(tx, payment, 'pending', at)
    const decision = decideTransition(payment, charge, gateway.account)
    if (agrees) await noteDetails(tx, payment, charge)
    const refusedCards = charge.method === 'card' ? (charge.refusedCards ?? (charge.declinedFor ? 1 : 0)) : 0
    if (agrees && refusedCards > 0) await recordRefused(tx, payment.id, refusedCards, at)
    if (decision.act === 'move' && charge.state === 'paid' && !(await lockOpenAccount(tx, payment.personId)))
      return suspend(tx, payment, charge, 'closed', at)
    if (decision.act === 'move') {
      payment = await movePayment(tx, payment, decision.to, at)
      if (charge.state === 'paid') {
        await creditPayment(tx, payment)
        await saveCard(tx, payment, charge)
        await recordIdentityFingerprints(tx, { personId: payment.personId, fingerprints: fingerprintsOf(charge), at })
      }
    }
    if (agrees && isCredited(payment.state)) return applyTakenBack(tx, payment, charge, at)
    return decision.act === 'suspend' ? suspend(tx, payment, charge, decision.reason, at) : {}
  })
  const { gatewayId } = charge
  if (mismatch)
    log.error(
      { alarm: 'payment_mismatch', payment: id, reason: mismatch, gatewayId },
      'a charge does not match its payment',
    )
  if (dispute)
    log.error({ alarm: 'payment_disputed', payment: id, dispute, gatewayId }, 'a dispute was opened or decided')
  if (refunded)
    log.error(
      { alarm: 'refunded_elsewhere', payment: id, gatewayId },
      'the gateway refunded what was not asked for here',
    )
  return id
}

/** What the bank took back of a credited payment: a dispute first, because a lost one may be told as a refund too. */
async function applyTakenBack(tx: Tx, payment: sql.PaymentRow, charge: Charge, at: Date): Promise<Alerts> {
  const dispute = charge.dispute && (await applyDispute(tx, payment, charge.dispute, at))
  return { dispute, refunded: await applyGatewayRefund(tx, payment, charge.refunded, at) }
}

const fingerprintsOf = ({ marks }: Charge): IdentityFingerprint[] => [
  ...(marks?.payer ? [{ kind: 'payer', value: marks.payer } as const] : []),
  ...(marks?.card ? [{ kind: 'card', value: marks.card } as const] : []),
]

/** Logged for the team. */
type Alerts = { mismatch?: Mismatch; dispute?: DisputeChange | undefined; refunded?: bigint }

async function suspend(tx: Tx, payment: sql.PaymentRow, charge: Charge, reason: Mismatch, at: Date): Promise<Alerts> {
  const isNews = await sql.insertMismatch(tx, payment.id, { ...charge, reason, at })
  const journal = suspenseJournal(payment, charge)
  if (journal) await postJournals(tx, [journal])
  return isNews ? { mismatch: reason } : {}
}

/** Records why the bank refused, that it is still deciding, and the card. Announces only what changed. */
async function noteDetails(tx: Tx, { id, installments }: sql.PaymentRow, charge: Charge) {
  const details = {
    processing: charge.state === 'pending' && charge.processing === true,
    declinedFor: charge.declinedFor ?? null,
  }
  const card = charge.card ? { brand: charge.card.brand, lastFour: charge.card.lastFour } : null
  if (await sql.recordDetails(tx, id, { ...details, installments: charge.installments ?? installments, card }))
    await announce(tx, paymentMoved(id))
}
