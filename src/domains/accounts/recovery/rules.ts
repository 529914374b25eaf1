const MINUTE_MS = 60_000

/** How long a recovery link works. */
export const RECOVERY_VALID_FOR_MS = 30 * MINUTE_MS

/** How long the link of an invitation to the team works. */
export const TEAM_LINK_VALID_FOR_MS = 24 * 60 * MINUTE_MS

/**
 * Anybody may ask for an address, so the window is as long as a link works: whoever is refused has one in the mailbox.
 * Six mails an hour at most.
 */
export const RECOVERIES_PER_ADDRESS = { name: 'recovery-address', most: 3, windowMs: RECOVERY_VALID_FOR_MS }
export const RECOVERIES_PER_NETWORK = { name: 'recovery-network', most: 30, windowMs: 60 * MINUTE_MS }
/** Attempts to set a password with a token, right or wrong, from one network. */
export const RESETS_PER_NETWORK = { name: 'reset-network', most: 30, windowMs: 15 * MINUTE_MS }
