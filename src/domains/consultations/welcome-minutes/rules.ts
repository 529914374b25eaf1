/** The present of the first time, in milliseconds. Source: docs/decisions/0040. */
export const WELCOME_MS = 300_000n

/** How long it waits for its conversation. */
export const WELCOME_VALID_MS = 365 * 86_400_000
