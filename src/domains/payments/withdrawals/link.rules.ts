const HOUR_MS = 3_600_000

/** Uses of a link that withdraws, of one network: nobody tries links, and whoever has one tries a few times. */
export const LINKS_PER_NETWORK = { name: 'withdrawal-links', most: 60, windowMs: HOUR_MS }
