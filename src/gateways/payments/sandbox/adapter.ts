import { z } from 'zod'
import { readVariables } from '#platform/config.ts'
import type { Adapter } from '../adapter.ts'
import { GATEWAY_NAME, type Bank } from './bank.ts'
import { sandboxGateway } from './gateway.ts'
import { sandboxJobs } from './jobs.ts'
import { sandboxRoutes } from './routes.ts'

const Variables = z.object({
  /** What it signs its webhooks with. */
  SANDBOX_WEBHOOK_SECRET: z.string().min(16).default('sandbox-secret-for-demos-only'),
})

/** The embedded demonstration bank. It is always there in a demonstration, and never in production. */
export const sandbox: Adapter = {
  variables: Object.keys(Variables.shape),
  open({ APP_ENV, PAYMENT_GATEWAY, publicUrl, environment }, { db, clock }) {
    if (APP_ENV === 'production') {
      if (PAYMENT_GATEWAY !== GATEWAY_NAME) return undefined
      throw new Error('Configuration: PAYMENT_GATEWAY: the demonstration bank takes no payments in production')
    }
    const { SANDBOX_WEBHOOK_SECRET: secret } = readVariables(Variables, environment)
    const bank: Bank = { db, clock, secrets: secret.split(','), publicUrl }
    const webhookUrl = new URL(`/api/payments/webhooks/${GATEWAY_NAME}`, publicUrl).href
    return { gateway: sandboxGateway(bank), routes: sandboxRoutes(bank), jobs: sandboxJobs(bank, webhookUrl) }
  },
}
