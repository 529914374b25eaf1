import { endpointsWith } from '#domains/payments/endpoints.ts'
import { jobsWith } from '#domains/payments/jobs.ts'
import { guardedGateway } from '#gateways/payments/guarded-gateway.ts'
import { mercadoPagoGateway } from '#gateways/payments/mercadopago/gateway.ts'
import type { Bank } from '#gateways/payments/sandbox/bank.ts'
import { sandboxGateway } from '#gateways/payments/sandbox/gateway.ts'
import { sandboxJobs } from '#gateways/payments/sandbox/jobs.ts'
import { sandboxRoutes } from '#gateways/payments/sandbox/routes.ts'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Db } from '#platform/db.ts'
import type { Log } from '#platform/log.ts'

type Given = { db: Db; clock: Clock; log: Log }

/** Payments over the gateway that the configuration names. */
export function paymentsOf(config: Config, given: Given) {
  return config.PAYMENT_GATEWAY === 'mercadopago' ? overMercadoPago(config, given) : overSandbox(config, given)
}

function overMercadoPago(config: Config, { log }: Given) {
  const {
    MERCADOPAGO_ACCESS_TOKEN: token,
    MERCADOPAGO_ACCOUNT: account,
    MERCADOPAGO_WEBHOOK_SECRET: secrets,
    publicUrl,
  } = config
  const gateway = guardedGateway(
    mercadoPagoGateway({ token, account, secrets: secrets.split(','), publicUrl, now: () => new Date() }),
  )
  return { gateway, endpoints: endpointsWith(gateway, log), jobs: jobsWith(gateway) }
}

/** The embedded demonstration bank, which is somebody else's computer that happens to live here. */
function overSandbox(config: Config, { db, clock, log }: Given) {
  if (config.APP_ENV === 'production')
    throw new Error('Configuration: the demonstration bank takes no payments in production')
  const bank: Bank = { db, clock, secrets: config.SANDBOX_WEBHOOK_SECRET.split(','), publicUrl: config.publicUrl }
  const gateway = guardedGateway(sandboxGateway(bank))
  const webhookUrl = new URL(`/api/payments/webhooks/${gateway.name}`, config.publicUrl).href
  return {
    gateway,
    endpoints: [...endpointsWith(gateway, log), ...sandboxRoutes(bank)],
    jobs: [...jobsWith(gateway), ...sandboxJobs(bank, webhookUrl)],
  }
}
