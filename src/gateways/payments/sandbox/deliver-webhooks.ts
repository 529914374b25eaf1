import { untilEmpty } from '#platform/sweeps/until-empty.ts'
import { signatureOf } from '../mercadopago-signature.ts'
import { secondsAfter, type Bank } from './bank.ts'
import * as sql from './sql.ts'

/** Sends a webhook to the shop and returns the status; may throw. */
export type WebhookSender = (url: URL, init: RequestInit) => Promise<{ status: number }>

const AT_ONCE = 50
const DELIVERY_TIMEOUT_SECONDS = 30
const LONGEST_PAUSE_SECONDS = 600
const pauseAfter = (attempts: number) => Math.min(2 * 2 ** attempts, LONGEST_PAUSE_SECONDS)

/** Delivers every due webhook, repeated with growing delays until it is answered with 200. */
export async function deliverWebhooks(bank: Bank, webhookUrl: string, send: WebhookSender) {
  const now = await bank.clock(bank.db)
  const retryAt = secondsAfter(now, DELIVERY_TIMEOUT_SECONDS)
  const deliver = async (webhook: sql.Webhook) => {
    const { status } = await send(...signedWebhook(bank, webhookUrl, webhook, now)).catch(() => ({ status: 0 }))
    if (status === 200) await sql.endWebhook(bank.db, webhook.id, now)
    else await sql.postponeWebhook(bank.db, webhook.id, secondsAfter(now, pauseAfter(webhook.attempts)))
  }
  await untilEmpty(bank, AT_ONCE, async (most) => {
    const due = await sql.takeDueWebhooks(bank.db, { now, retryAt, most })
    await Promise.all(due.map(deliver))
    return due.length
  })
}

/** The request as Mercado Pago makes it: the id in the address, signed in lower case. */
function signedWebhook(
  bank: Bank,
  webhookUrl: string,
  { id, gatewayId, action }: sql.Webhook,
  at: Date,
): [URL, RequestInit] {
  const url = new URL(webhookUrl)
  url.search = new URLSearchParams({ 'data.id': gatewayId, type: 'payment' }).toString()
  const signature = signatureOf(bank.secrets[0]!, {
    dataId: gatewayId.toLowerCase(),
    requestId: id,
    ts: String(at.getTime()),
  })
  const headers = { 'content-type': 'application/json', 'x-request-id': id, 'x-signature': signature }
  const body = JSON.stringify({
    id,
    action,
    type: 'payment',
    api_version: 'v1',
    live_mode: false,
    date_created: at.toISOString(),
    data: { id: gatewayId },
  })
  return [url, { method: 'POST', headers, body }]
}
