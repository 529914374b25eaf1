/** An event of a domain, named by it: `claims.claim_decided`. */
export type SecurityEventKind = `${string}.${string}`

/** How long it is kept from where an event came: six months (Marco Civil da Internet, art. 15). */
export const ORIGINS_KEPT_FOR_MONTHS = 6
