import type { PayoutGateway } from './gateway.ts'

/**
 * The gateways that are configured. `active` pays new payouts out; one that was sent is always asked about at the
 * gateway it was sent with, which is among `all` for as long as it is configured.
 */
export type PayoutGateways = { active: PayoutGateway; all: readonly PayoutGateway[] }
