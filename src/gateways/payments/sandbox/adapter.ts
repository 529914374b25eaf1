import { z } from 'zod'
import { type Config, findFaultsOf, readVariables } from '#platform/config.ts'
import { type Adapter, PUBLISHED_SECRET } from '../adapter.ts'
import { GATEWAY_NAME, type Bank } from './bank.ts'
import { sandboxGateway } from './gateway.ts'
import { sandboxJobs } from './jobs.ts'
import { sandboxRoutes } from './routes.ts'

const Variables = z.object({
  /** What it signs its webhooks with. */
  SANDBOX_WEBHOOK_SECRET: z.string().min(16).default(PUBLISHED_SECRET),
})

/** The embedded demonstration bank. It is always there in a demonstration, and never in production. */
export const sandbox: Adapter = {
  variables: Object.keys(Variables.shape),
  findFaults({ APP_ENV, PAYMENT_GATEWAY, environment }: Config) {
    if (APP_ENV === 'demo') return findFaultsOf(Variables, environment)
    if (PAYMENT_GATEWAY !== GATEWAY_NAME) return []
    return [
      'PAYMENT_GATEWAY=sandbox é o banco de demonstração, que não recebe dinheiro: em produção defina ' +
        'PAYMENT_GATEWAY=mercadopago.',
    ]
  },
  open({ APP_ENV, publicUrl, environment }, { db, clock }) {
    if (APP_ENV === 'production') return undefined
    const { SANDBOX_WEBHOOK_SECRET: secret } = readVariables(Variables, environment)
    const bank: Bank = { db, clock, secrets: secret.split(','), publicUrl }
    const webhookUrl = new URL(`/api/payments/webhooks/${GATEWAY_NAME}`, publicUrl).href
    return { gateway: sandboxGateway(bank), routes: sandboxRoutes(bank), jobs: sandboxJobs(bank, webhookUrl) }
  },
}
