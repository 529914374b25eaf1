import { z } from 'zod'
import { PUBLISHED_SECRET } from '#gateways/payments/adapter.ts'
import { type Config, findFaultsOf, readVariables } from '#platform/config.ts'
import type { PayoutAdapter } from '../adapter.ts'
import type { Bank } from './bank.ts'
import { GATEWAY_NAME, sandboxPayouts } from './gateway.ts'
import { ringWebhooks } from './webhooks.ts'

const Variables = z.object({
  /** What it signs its webhooks with, as the embedded bank for payments does. */
  SANDBOX_WEBHOOK_SECRET: z.string().min(16).default(PUBLISHED_SECRET),
})

/** The embedded bank. It is always there in a demonstration, and never in production. */
export const sandbox: PayoutAdapter = {
  variables: Object.keys(Variables.shape),
  findFaults({ APP_ENV, PAYOUT_GATEWAY, environment }: Config) {
    if (APP_ENV === 'demo') return findFaultsOf(Variables, environment)
    if (PAYOUT_GATEWAY !== GATEWAY_NAME) return []
    return [
      'PAYOUT_GATEWAY=sandbox é o banco de demonstração, que não transfere nada: em produção defina ' +
        'PAYOUT_GATEWAY=manual (a equipe faz cada Pix) ou PAYOUT_GATEWAY=asaas.',
    ]
  },
  open({ APP_ENV, publicUrl, environment }, { db, clock }) {
    if (APP_ENV === 'production') return undefined
    const secrets = readVariables(Variables, environment).SANDBOX_WEBHOOK_SECRET.split(',')
    const bank: Bank = { db, clock, secrets }
    const webhookUrl = new URL(`/api/payouts/webhooks/${GATEWAY_NAME}`, publicUrl).href
    const ring = () =>
      ringWebhooks(bank, webhookUrl, (url, init) =>
        fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(5_000) }),
      )
    return {
      gateway: sandboxPayouts(bank),
      routes: [],
      jobs: [{ name: 'sandbox.payout_webhooks', everySeconds: 1, run: ring }],
    }
  },
}
