import type { Tx } from '#platform/db.ts'
import { recordConsentRevoked } from './sql.ts'

/** Revokes the newsletter consent of a registration, in the transaction that unsubscribes the address. */
export const revokeNewsletterConsent = (tx: Tx, email: string, revokedAt: Date) =>
  recordConsentRevoked(tx, email, 'newsletter', revokedAt)
