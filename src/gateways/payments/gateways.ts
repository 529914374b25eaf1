import type { Gateway } from './gateway.ts'

/**
 * The gateways that are configured. `active` opens new charges; a payment is always asked about at the one it was
 * opened with, which is among `all` for as long as it is configured.
 */
export type Gateways = { active: Gateway; all: readonly Gateway[] }

export const namesOf = ({ all }: Gateways): string[] => all.map(({ name }) => name)

/** A site with one gateway. */
export const soleGateway = (gateway: Gateway): Gateways => ({ active: gateway, all: [gateway] })
