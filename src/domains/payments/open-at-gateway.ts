import type { Created } from '#gateways/payments/port.ts'
import { applyGatewayState } from './apply-gateway-state.ts'
import { findCardOf } from './cards/sql.ts'
import { declinePayment } from './decline-payment.ts'
import type { Till } from './till.ts'
import * as sql from './sql.ts'

/**
 * Brings a payment that exists only here to the gateway, outside any transaction. `askFirst`: somebody may have tried
 * before, so the gateway is asked for our id before it is asked for a charge.
 */
export async function openAtGateway(till: Till, id: string, { askFirst = false } = {}) {
  const { db, gateway, log } = till
  const payment = await sql.findPayment(db, id)
  if (payment?.state !== 'created') return
  const known = askFirst ? await gateway.findById(id) : { outcome: 'none' as const }
  const answer = known.outcome === 'none' ? await create(till, payment) : known
  if (answer.outcome === 'unreachable')
    return log.warn({ payment: id, why: answer.why }, 'the gateway did not answer; we will ask again by our id')
  if (answer.outcome === 'declined') return declinePayment(till, id)
  await applyGatewayState(till, answer.charge)
  if ((await sql.findPayment(db, id))?.state === 'created')
    log.error(
      { alarm: 'charge_differs', payment: id },
      'the gateway opened another charge than we asked for; it is not shown',
    )
}

async function create({ db, gateway }: Till, payment: sql.PaymentRow): Promise<Created> {
  const { id, personId, amount, method, description, expiresAt, installments, returnPath, keepsCard, savedCardId } =
    payment
  const order = { id, amount, description, expiresAt, payer: (await sql.findPayer(db, personId))! }
  if (method === 'pix') return gateway.createPix(order)
  if (!savedCardId) return gateway.createCard({ ...order, installments, keepsCard, returnPath: returnPath ?? '/' })
  const card = await findCardOf(db, personId, savedCardId, gateway.name)
  return card
    ? gateway.chargeSaved({ ...order, token: card.token })
    : { outcome: 'declined', why: 'the card was removed' }
}
