import type { Gateway } from '#gateways/payments/gateway.ts'
import type { Ports } from '#platform/http.ts'
import { readBody } from '#platform/read-body.ts'
import { isRefusal } from '#shared/refusal.ts'
import { forgedCounter } from './count-forged.ts'
import { receiveWebhook } from './receive-webhook.ts'

const MOST_BYTES = 64 * 1024

/** Answers a gateway's webhook: 200 as soon as it is kept; 401, and counted, when none of our secrets signed it. */
export const handleWebhook = (gateway: Gateway) => {
  const countForged = forgedCounter(gateway.name)
  return async (request: Request, { db, log, now }: Ports) => {
    try {
      const body = await readBody(request, MOST_BYTES)
      if (!body) return Response.json({ error: 'O envio é grande demais.', code: 'http.too_large' }, { status: 413 })
      await receiveWebhook(db, gateway, {
        query: new URL(request.url).search,
        headers: request.headers,
        body,
        now: now(),
      })
      return new Response(null, { status: 200 })
    } catch (error) {
      if (isRefusal(error, 'payments.webhook_not_signed')) {
        countForged({ db, log, now })
        return Response.json({ error: error.message, code: error.code }, { status: 401 })
      }
      throw error
    }
  }
}
