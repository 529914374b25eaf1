import { PAYOUT_ADAPTERS as ADAPTERS } from '#gateways/payouts/adapters.ts'
import type { PayoutGateways } from '#gateways/payouts/gateways.ts'
import { guardedPayouts } from '#gateways/payouts/guarded-gateway.ts'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Db } from '#platform/db.ts'

/** Every reason why payouts cannot be made under this configuration. */
export function findPayoutFaults(config: Config): string[] {
  const { PAYOUT_GATEWAY: name } = config
  const isKnown = Object.hasOwn(ADAPTERS, name)
  return [
    ...(isKnown ? [] : [`PAYOUT_GATEWAY=${name} não existe: há ${Object.keys(ADAPTERS).join(', ')}.`]),
    ...Object.values(ADAPTERS).flatMap(({ findFaults }) => findFaults(config)),
  ]
}

/**
 * The gateways for payouts that are configured, with the routes and jobs of their own; PAYOUT_GATEWAY names the one
 * that pays new ones out. Refuses to start with a fault of any of them.
 */
export function payoutGatewaysOf(config: Config, given: { db: Db; clock: Clock }) {
  const faults = findPayoutFaults(config)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const opened = Object.values(ADAPTERS).flatMap(({ open }) => open(config, given) ?? [])
  const all = opened.map(({ gateway }) => guardedPayouts(gateway))
  const gateways: PayoutGateways = { active: all.find(({ name }) => name === config.PAYOUT_GATEWAY)!, all }
  return {
    gateways,
    routes: opened.flatMap(({ routes }) => routes),
    jobs: opened.flatMap(({ jobs }) => jobs),
  }
}
