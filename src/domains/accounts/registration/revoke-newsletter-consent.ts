import type { Tx } from '#platform/db.ts'
import { recordConsentRevoked } from './sql.ts'

/**
 * Takes back the newsletter consent that came with a registration, inside the transaction in which its address leaves
 * the list.
 */
export const revokeNewsletterConsent = (tx: Tx, email: string, revokedAt: Date) =>
  recordConsentRevoked(tx, email, 'newsletter', revokedAt)
