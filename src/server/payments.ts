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

/**
 * Payments over every gateway that is configured; PAYMENT_GATEWAY names the one that opens new charges. Refuses to
 * start under a name that no gateway has.
 */
export function paymentsOf(config: Config, given: Given) {
  const { PAYMENT_GATEWAY: name } = config
  if (!Object.hasOwn(ADAPTERS, name))
    throw new Error(
      `Configuration: PAYMENT_GATEWAY=${name} is no gateway; there are ${Object.keys(ADAPTERS).join(', ')}`,
    )
  const opened = Object.values(ADAPTERS).flatMap(({ open }) => open(config, given) ?? [])
  const all = opened.map(({ gateway }) => guardedGateway(gateway))
  const active = all.find((gateway) => gateway.name === name)
  if (!active) throw new Error(`Configuration: PAYMENT_GATEWAY=${name} is not configured`)
  const gateways: Gateways = { active, all }
  return {
    gateways,
    endpoints: [...endpointsWith(gateways, given.log), ...opened.flatMap(({ routes }) => routes)],
    jobs: [...jobsWith(gateways), ...opened.flatMap(({ jobs }) => jobs)],
  }
}
