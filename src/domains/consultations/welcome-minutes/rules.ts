/** The free minutes of a first consultation, in milliseconds. Source: docs/decisions/0040. */
export const WELCOME_MS = 300_000n

/** How long they can be used after they were granted, in milliseconds. */
export const WELCOME_VALID_MS = 365 * 86_400_000
