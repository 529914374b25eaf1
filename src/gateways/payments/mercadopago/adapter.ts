import type { Adapter } from '../adapter.ts'
import { mercadoPagoGateway } from './gateway.ts'
import { findFaults, readSettings, VARIABLES } from './settings.ts'

/** Our account at Mercado Pago, if its variables are set. */
export const mercadoPago: Adapter = {
  variables: VARIABLES,
  findFaults,
  open(config) {
    const settings = readSettings(config)
    return settings && { gateway: mercadoPagoGateway({ ...settings, now: () => new Date() }), routes: [], jobs: [] }
  },
}
