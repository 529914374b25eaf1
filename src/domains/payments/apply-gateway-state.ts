import type { Charge } from '#gateways/payments/gateway.ts'
import { announce } from '#platform/bus.ts'
import { inTransaction, type Tx } from '#platform/db.ts'
import { postJournal } from '#domains/wallet/index.ts'
import { saveCard } from './cards/save-card.ts'
import { creditPayment } from './credit-payment.ts'
import { paymentMoved } from './facts.ts'
import { suspenseJournal } from './journals.ts'
import { movePayment } from './move-payment.ts'
import type { GatewayContext } from './payment-context.ts'
import { applyDispute, type DisputeChange } from './disputes/apply-dispute.ts'
import { decideTransition, isCredited, mismatchOf, type Mismatch } from './rules.ts'
import * as sql from './sql.ts'

/**
 * Applies the gateway's state of a charge, in any order and any number of times: credit is posted once, states never go
 * back, and money that does not match the payment waits in suspense. Answers the payment's id, or undefined when the
 * charge is not ours.
 */
export async function applyGatewayState(
  { db, clock, gateway, log }: GatewayContext,
  charge: Charge,
): Promise<string | undefined> {
  const id = await sql.findPaymentIdFor(db, gateway.name, charge)
  if (!id) return undefined
  const { mismatch, dispute } = await inTransaction(db, async (tx): Promise<Alerts> => {
    let payment = (await sql.lockPayment(tx, id))!
    if (await sql.hasMismatch(tx, id, charge.gatewayId)) return {}
    const at = await clock(tx)
    const agrees = !mismatchOf(payment, charge, gateway.account)
    if (payment.state === 'created' && agrees) {
      await sql.recordAtGateway(tx, id, charge)
      payment = await movePayment(tx, payment, 'pending', at)
    }
    const decision = decideTransition(payment, charge, gateway.account)
    if (agrees) await noteDetails(tx, payment, charge)
    if (decision.act === 'move') {
      payment = await movePayment(tx, payment, decision.to, at)
      if (charge.state === 'paid') {
        await creditPayment(tx, payment)
        await saveCard(tx, payment, charge)
      }
    }
    if (agrees && charge.dispute && isCredited(payment.state))
      return { dispute: await applyDispute(tx, payment, charge.dispute, at) }
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
  return id
}

/** Logged for the team. */
type Alerts = { mismatch?: Mismatch; dispute?: DisputeChange | undefined }

async function suspend(tx: Tx, payment: sql.PaymentRow, charge: Charge, reason: Mismatch, at: Date): Promise<Alerts> {
  const isNews = await sql.insertMismatch(tx, payment.id, { ...charge, reason, at })
  const journal = suspenseJournal(payment, charge)
  if (journal) await postJournal(tx, journal)
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
