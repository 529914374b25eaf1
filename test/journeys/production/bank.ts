import { expect } from '@playwright/test'
import { payPix } from '#test/gateways/mercadopago/payer-actions.ts'
import { signedWebhook } from '#test/gateways/mercadopago/signed-webhook.ts'
import type { Production } from './test.ts'

/** The payer's bank takes the money of the latest Pix, and Mercado Pago says so. */
export async function payLatestPix({ fake, now, insideUrl, webhookSecret }: Production) {
  const payment = [...fake.store.payments.values()].at(-1)!
  payPix(fake, payment.reference!, now())
  const notice = { topic: 'payment', id: String(payment.id) } as const
  const { address, init } = signedWebhook(notice, { secret: webhookSecret, at: now() })
  expect((await fetch(`${insideUrl}${address}`, init)).status).toBe(200)
}
