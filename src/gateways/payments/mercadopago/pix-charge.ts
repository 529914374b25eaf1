import type { Charge } from '../gateway.ts'
import { baseChargeOf } from './base-charge-of.ts'
import type { Merchant } from './merchant.ts'
import type { Payment } from './api/payment.ts'

export const isPix = ({ payment_method_id: method }: Payment) => method === 'pix'

/** The charge of a Pix, which is a single payment from its code to its end. */
export async function chargeOfPix(merchant: Merchant, payment: Payment): Promise<Charge> {
  const brCode = payment.point_of_interaction?.transaction_data?.qr_code
  return { ...(await baseChargeOf(merchant, payment)), gatewayId: payment.id, method: 'pix', brCode }
}
