import { endpointsWith } from '#domains/payments/endpoints.ts'
import { jobsWith } from '#domains/payments/jobs.ts'
import { guarded } from '#gateways/payments/guarded.ts'
import type { Bank } from '#gateways/payments/sandbox/bank.ts'
import { sandboxGateway } from '#gateways/payments/sandbox/gateway.ts'
import { sandboxJobs } from '#gateways/payments/sandbox/jobs.ts'
import { sandboxRoutes } from '#gateways/payments/sandbox/routes.ts'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Db } from '#platform/db.ts'
import type { Log } from '#platform/log.ts'

/** Payments over the embedded demonstration bank, which is somebody else's computer that happens to live here. */
export function paymentsOf(config: Config, { db, clock, log }: { db: Db; clock: Clock; log: Log }) {
  if (config.APP_ENV === 'production') throw new Error('Configuration: the demonstration bank takes no payments in production')
  const bank: Bank = { db, clock, secrets: config.SANDBOX_WEBHOOK_SECRET.split(','), publicUrl: config.publicUrl }
  const gateway = guarded(sandboxGateway(bank))
  const webhookUrl = new URL(`/api/payments/webhooks/${gateway.name}`, config.publicUrl).href
  return {
    gateway,
    endpoints: [...endpointsWith(gateway, log), ...sandboxRoutes(bank)],
    jobs: [...jobsWith(gateway), ...sandboxJobs(bank, webhookUrl)],
  }
}
