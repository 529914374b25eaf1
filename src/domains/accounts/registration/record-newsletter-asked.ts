import type { Tx } from '#platform/db.ts'
import { recordConsentAsked } from './sql.ts'

/** Records that whoever has this address was asked to confirm the newsletter, in the transaction that asks. */
export const recordNewsletterAsked = (tx: Tx, email: string, askedAt: Date) =>
  recordConsentAsked(tx, email, 'newsletter', askedAt)
