import { createHmac, randomUUID } from 'node:crypto'
import type { Notice } from './store.ts'

/** A webhook as Mercado Pago signs it (time in seconds). Written apart from the code that verifies it. */
export function signedWebhook(
  { topic, id }: Notice,
  { secret, at, requestId = randomUUID() }: { secret: string; at: Date; requestId?: string },
) {
  const ts = String(Math.floor(at.getTime() / 1_000))
  const v1 = createHmac('sha256', secret)
    .update(`id:${id.toLowerCase()};request-id:${requestId};ts:${ts};`)
    .digest('hex')
  const headers = { 'content-type': 'application/json', 'x-request-id': requestId, 'x-signature': `ts=${ts},v1=${v1}` }
  const body = JSON.stringify({
    action: 'payment.updated',
    api_version: 'v1',
    data: { id },
    date_created: at.toISOString(),
    id: 112_233,
    live_mode: true,
    type: topic,
  })
  return {
    address: `/api/payments/webhooks/mercadopago?data.id=${id}&type=${topic}`,
    init: { method: 'POST', headers, body },
  }
}
