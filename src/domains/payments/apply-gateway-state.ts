import type { Charge } from '#gateways/payments/port.ts'
import { announce } from '#platform/bus.ts'
import { inTransaction, type Tx } from '#platform/db.ts'
import { postJournal } from '#domains/wallet/index.ts'
import { keepCard } from './cards/keep-card.ts'
import { creditPayment } from './credit-payment.ts'
import { suspenseJournal } from './journals.ts'
import { movePayment } from './move-payment.ts'
import type { Till } from './till.ts'
import { decide, mismatchOf } from './rules.ts'
import * as sql from './sql.ts'

/**
 * Applies what the gateway knows about a charge, in any order and any number of times: the credit is posted once, states never
 * go back, and money that does not agree with the payment waits in suspense. Answers the payment's id, or nothing when the charge is not ours.
 */
export async function applyGatewayState({ db, clock, gateway, log }: Till, charge: Charge): Promise<string | undefined> {
  const id = await sql.findPaymentIdFor(db, gateway.name, charge)
  if (!id) return undefined
  const suspended = await inTransaction(db, async (tx) => {
    let payment = (await sql.lockPayment(tx, id))!
    if (await sql.hasMismatch(tx, id, charge.gatewayId)) return undefined
    const at = await clock(tx)
    const agrees = !mismatchOf(payment, charge, gateway.account)
    if (payment.state === 'created' && agrees) {
      await sql.recordAtGateway(tx, id, charge)
      payment = await movePayment(tx, payment, 'pending', at)
    }
    const decision = decide(payment, charge, gateway.account)
    if (agrees) await noteDetails(tx, payment, charge)
    if (decision.act === 'move') {
      const moved = await movePayment(tx, payment, decision.to, at)
      if (charge.state === 'paid') {
        await creditPayment(tx, moved)
        await keepCard(tx, moved, charge)
      }
    }
    if (decision.act !== 'suspend') return undefined
    const isNews = await sql.insertMismatch(tx, id, { ...charge, reason: decision.reason, at })
    const journal = suspenseJournal(payment, charge)
    if (journal) await postJournal(tx, journal)
    return isNews ? decision.reason : undefined
  })
  if (suspended) log.error({ alarm: 'payment_mismatch', payment: id, reason: suspended, gatewayId: charge.gatewayId }, 'money came, but not as agreed')
  return id
}

/** Why the bank refused, that it is still looking, with which card: told while it is news. */
async function noteDetails(tx: Tx, { id, installments }: sql.PaymentRow, charge: Charge) {
  const details = { processing: charge.state === 'pending' && charge.processing === true, declinedFor: charge.declinedFor ?? null }
  const card = charge.card ? { brand: charge.card.brand, lastFour: charge.card.lastFour } : null
  if (await sql.recordDetails(tx, id, { ...details, installments: charge.installments ?? installments, card }))
    await announce(tx, `payment:${id}`, { type: 'payment_moved' })
}
