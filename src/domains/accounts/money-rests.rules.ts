/**
 * So long nothing leaves an account after a change by which somebody else could get its money: whoever owns it has read
 * the mail by then. Hours.
 */
export const MONEY_RESTS_HOURS = 72
/** The same in milliseconds. */
export const MONEY_RESTS_MS = MONEY_RESTS_HOURS * 3_600_000
