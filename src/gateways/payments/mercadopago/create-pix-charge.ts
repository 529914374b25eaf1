import type { CreateResult, PixOrder } from '../gateway.ts'
import { chargeOfPix } from './pix-charge.ts'
import type { Merchant } from './merchant.ts'
import { nameParts } from './name-parts.ts'
import { apiPost, formatInstant } from './api/request.ts'
import { Payment } from './api/payment.ts'

/** Mercado Pago's shortest expiry is 30 minutes; half a minute more allows for the request's own time. */
const LEAST_LIFE_MS = 30 * 60_000 + 30_000

/** Opens a Pix. The same id is the same charge there; with another amount it is declined here. */
export async function createPixCharge(
  merchant: Merchant,
  { id, amount, description, expiresAt, payer }: PixOrder,
): Promise<CreateResult> {
  const livesUntil = new Date(Math.max(expiresAt.getTime(), merchant.now().getTime() + LEAST_LIFE_MS))
  const answer = await apiPost(merchant, Payment, '/v1/payments', id, {
    transaction_amount: amount,
    description,
    payment_method_id: 'pix',
    external_reference: id,
    date_of_expiration: formatInstant(livesUntil),
    payer: { email: payer.email, ...nameParts(payer.name) },
  })
  if (!answer.ok) return { outcome: 'declined', why: answer.why }
  if (answer.value.transaction_amount !== amount)
    return { outcome: 'declined', why: 'reference used for another amount' }
  return { outcome: 'created', charge: await chargeOfPix(merchant, answer.value) }
}
