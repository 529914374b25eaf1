import type { RateLimit } from '../rate-limits/rules.ts'

const HOUR_MS = 3_600_000

/** How long a link that confirms a mail address works. */
export const CONFIRMATION_VALID_FOR_MS = 24 * HOUR_MS

/** Mails with a link to the own address that one person may ask for. */
export const CONFIRMATIONS_PER_PERSON: RateLimit = { name: 'email-confirmation', most: 5, windowMs: HOUR_MS }
/** Changes of the own address: counted apart, because whoever mistyped it has asked for its link in vain. */
export const EMAIL_CHANGES_PER_PERSON: RateLimit = { name: 'email-change', most: 5, windowMs: HOUR_MS }
/** Tries to use a link, right or wrong, from one network. */
export const CONFIRMING_PER_NETWORK: RateLimit = { name: 'email-confirming', most: 60, windowMs: HOUR_MS / 4 }

/** The page that a mailed link opens, also for somebody who is not signed in on this device. */
export const confirmationPath = (token: string) => `/login?confirmar=${token}` as const
