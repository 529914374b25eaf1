import { applyGatewayState } from './apply-gateway-state.ts'
import { declinePayment } from './decline-payment.ts'
import type { Till } from './till.ts'
import * as sql from './sql.ts'

/**
 * Brings a payment that exists only here to the gateway, outside any transaction. `askFirst`: somebody may have tried before,
 * so the gateway is asked for our id before it is asked for a charge.
 */
export async function openAtGateway(till: Till, id: string, { askFirst = false } = {}) {
  const { db, gateway, log } = till
  const payment = await sql.findPayment(db, id)
  if (payment?.state !== 'created') return
  const known = askFirst ? await gateway.findById(id) : { outcome: 'none' as const }
  const answer = known.outcome === 'none' ? await gateway.createPix({ ...(await orderOf(till, payment)) }) : known
  if (answer.outcome === 'unreachable') return log.warn({ payment: id, why: answer.why }, 'the gateway did not answer; we will ask again by our id')
  if (answer.outcome === 'declined') return declinePayment(till, id)
  await applyGatewayState(till, answer.charge)
  if ((await sql.findPayment(db, id))?.state === 'created')
    log.error({ alarm: 'charge_differs', payment: id }, 'the gateway opened another charge than we asked for; it is not shown')
}

async function orderOf({ db }: Till, { id, amount, expiresAt, personId }: sql.PaymentRow) {
  return { id, amount, description: 'Créditos Sensitivos', expiresAt, payer: (await sql.findPayer(db, personId))! }
}
