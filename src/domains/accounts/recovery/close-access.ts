import { queueMail } from '#domains/notifications/index.ts'
import type { Tx } from '#platform/db.ts'
import { hashPassword } from '../passwords/hash.ts'
import { revokeOldAccess } from '../passwords/revoke-old-access.ts'
import { findPerson } from '../registration/sql.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { hashOfToken, newToken } from '../sessions/token.ts'
import { recoveryMail } from './mails.ts'
import { RECOVERY_VALID_FOR_MS } from './rules.ts'
import { insertRecovery, recordNewPassword } from './sql.ts'

/**
 * Puts everybody out of an account that somebody else is in, as part of the caller's transaction: every session and
 * known device ends, the old password opens nothing any more, and a link for a new one goes to its owner's address.
 */
export async function closeAccess(tx: Tx, { personId, now }: { personId: string; now: Date }) {
  const person = await findPerson(tx, personId)
  if (!person) return
  await recordNewPassword(tx, personId, await hashPassword(newToken()))
  await revokeOldAccess(tx, { person, device: undefined, now })
  const token = newToken()
  const expiresAt = new Date(now.getTime() + RECOVERY_VALID_FOR_MS)
  await insertRecovery(tx, { tokenHash: hashOfToken(token), personId, createdAt: now, expiresAt })
  await recordSecurityEvent(tx, { kind: 'accounts.recovery_mailed', personId, at: now })
  const template = recoveryMail(person.firstName, token)
  await queueMail(tx, { key: `access-closed:${hashOfToken(token).toString('hex')}`, to: person.email, template, now })
}
