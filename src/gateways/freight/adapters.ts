import type { FreightAdapter } from './adapter.ts'
import { melhorEnvio } from './melhorenvio/adapter.ts'

/** Every carrier that can be asked, by the name that FREIGHT_GATEWAY gives. Without one the shop's table is used. */
export const FREIGHT_ADAPTERS: Readonly<Record<string, FreightAdapter>> = { melhorenvio: melhorEnvio }
