import { endpointsWith } from '#domains/payments/endpoints.ts'
import { jobsWith } from '#domains/payments/jobs.ts'
import { ADAPTERS } from '#gateways/payments/adapters.ts'
import type { Gateways } from '#gateways/payments/gateways.ts'
import { guardedGateway } from '#gateways/payments/guarded-gateway.ts'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Db } from '#platform/db.ts'
import type { Log } from '#platform/log.ts'

type Given = { db: Db; clock: Clock; log: Log }

/** Every reason why payments cannot be opened under this configuration. */
export function findPaymentFaults(config: Config): string[] {
  const { PAYMENT_GATEWAY: name } = config
  const isKnown = Object.hasOwn(ADAPTERS, name)
  return [
    ...(isKnown ? [] : [`PAYMENT_GATEWAY=${name} não existe: há ${Object.keys(ADAPTERS).join(', ')}.`]),
    ...Object.values(ADAPTERS).flatMap(({ findFaults }) => findFaults(config)),
  ]
}

/**
 * Payments over every gateway that is configured; PAYMENT_GATEWAY names the one that opens new charges. Refuses to
 * start with a fault of any of them.
 */
export function paymentsOf(config: Config, given: Given) {
  const faults = findPaymentFaults(config)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const opened = Object.values(ADAPTERS).flatMap(({ open }) => open(config, given) ?? [])
  const all = opened.map(({ gateway }) => guardedGateway(gateway))
  const active = all.find((gateway) => gateway.name === config.PAYMENT_GATEWAY)!
  const gateways: Gateways = { active, all }
  return {
    gateways,
    endpoints: [...endpointsWith(gateways, given.log), ...opened.flatMap(({ routes }) => routes)],
    jobs: [...jobsWith(gateways), ...opened.flatMap(({ jobs }) => jobs)],
  }
}
