import { findBreakHolder } from '#domains/limits/index.ts'
import type { CreateResult } from '#gateways/payments/gateway.ts'
import { applyGatewayState } from './apply-gateway-state.ts'
import { findCardOf } from './cards/sql.ts'
import { declinePayment } from './decline-payment.ts'
import type { GatewayContext } from './payment-context.ts'
import * as sql from './sql.ts'

/**
 * Brings a payment that exists only here to its gateway, outside any transaction. `askFirst`: somebody may have tried
 * before. A charge is made only while the payment can be paid and its person takes no break; otherwise it expires.
 */
export async function createCharge(context: GatewayContext, id: string, { askFirst = false } = {}) {
  const { db, gateway, log } = context
  const payment = await sql.findPaymentAt(db, gateway.name, id)
  if (payment?.state !== 'created') return
  const known = askFirst ? await gateway.findById(id) : { outcome: 'none' as const }
  if (askFirst && known.outcome === 'none' && !(await isExpected(context, id))) return
  const answer = known.outcome === 'none' ? await createAtGateway(context, payment) : known
  if (answer.outcome === 'unreachable')
    return log.warn({ payment: id, why: answer.why }, 'the gateway did not answer; it will be asked again by our id')
  if (answer.outcome === 'declined') return declinePayment(context, id)
  await applyGatewayState(context, answer.charge)
  if ((await sql.findPayment(db, id))?.state === 'created')
    log.error(
      { alarm: 'charge_differs', payment: id },
      'the gateway opened a charge that differs from the request; it is not shown',
    )
}

/** Read anew: asking took its time. */
async function isExpected({ db, clock }: GatewayContext, id: string) {
  const at = await clock(db)
  const { personId, expiresAt } = (await sql.findPayment(db, id))!
  return at < expiresAt && !(await findBreakHolder(db, personId, at))
}

async function createAtGateway({ db, gateway }: GatewayContext, payment: sql.PaymentRow): Promise<CreateResult> {
  const { id, personId, amount, method, description, expiresAt, installments, returnPath, keepsCard, savedCardId } =
    payment
  const order = { id, amount, description, expiresAt, payer: (await sql.findPayer(db, personId))! }
  if (method === 'pix') return gateway.createPixCharge(order)
  if (!savedCardId)
    return gateway.createCardCharge({ ...order, installments, keepsCard, returnPath: returnPath ?? '/' })
  const card = await findCardOf(db, personId, savedCardId, [gateway.name])
  return card
    ? gateway.chargeSavedCard({ ...order, token: card.token })
    : { outcome: 'declined', why: 'the card was removed' }
}
