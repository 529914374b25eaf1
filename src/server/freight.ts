import type { FreightOrigin } from '#gateways/freight/adapter.ts'
import { FREIGHT_ADAPTERS } from '#gateways/freight/adapters.ts'
import type { FreightGateway } from '#gateways/freight/gateway.ts'
import { guardedFreight } from '#gateways/freight/guarded-freight.ts'
import type { Config } from '#platform/config.ts'

/** Every reason why freight cannot be asked for under this configuration. */
export function findFreightFaults(config: Config): string[] {
  const { FREIGHT_GATEWAY: name } = config
  if (name === '') return []
  if (Object.hasOwn(FREIGHT_ADAPTERS, name)) return FREIGHT_ADAPTERS[name]!.findFaults(config)
  return [`FREIGHT_GATEWAY=${name} não existe: há ${Object.keys(FREIGHT_ADAPTERS).join(', ')}; vazio usa a tabela.`]
}

/** The carrier that FREIGHT_GATEWAY names, with the address from which parcels leave. Undefined: the table is used. */
export function carrierOf(config: Config): { gateway: FreightGateway; origin: FreightOrigin } | undefined {
  const faults = findFreightFaults(config)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  if (config.FREIGHT_GATEWAY === '') return undefined
  const { gateway, origin } = FREIGHT_ADAPTERS[config.FREIGHT_GATEWAY]!.open(config)
  return { gateway: guardedFreight(gateway), origin }
}
