import { queueMail } from '#domains/notifications/index.ts'
import type { Tx } from '#platform/db.ts'
import { changedMail } from '../email/mails.ts'
import { lockAddress, recordConfirmed } from '../email/sql.ts'
import { hashPassword } from '../passwords/hash.ts'
import { revokeOldAccess } from '../passwords/revoke-old-access.ts'
import { lockOpenAccount } from '../profile/sql.ts'
import { findPerson } from '../registration/sql.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { hashOfToken, newToken } from '../sessions/token.ts'
import { addressTakenMail, recoveryMail } from './mails.ts'
import { RECOVERY_VALID_FOR_MS } from './rules.ts'
import { insertRecovery, recordNewPassword } from './sql.ts'

type Closing = { personId: string; email: string; now: Date }

/**
 * Puts everybody out of an account that somebody else is in, in the caller's transaction. A link for a new password
 * goes to `email`, where its owner was warned, and which is the account's again. If another account has it, nobody gets
 * in.
 */
export async function closeAccess(tx: Tx, { personId, email, now }: Closing) {
  if (!(await lockOpenAccount(tx, personId))) return
  await recordNewPassword(tx, personId, await hashPassword(newToken(), { personId }))
  // After the first write, which waits for whoever is just changing the address.
  const person = await findPerson(tx, personId)
  if (!person) return
  const isTheirs = await takeAddressBack(tx, { ...person, former: email, now })
  await revokeOldAccess(tx, { person, device: undefined, now })
  if (!isTheirs) {
    await recordNewPassword(tx, personId, null)
    const key = `access-closed:${crypto.randomUUID()}`
    return queueMail(tx, { key, to: email, template: addressTakenMail(person.firstName), now })
  }
  const token = newToken()
  const expiresAt = new Date(now.getTime() + RECOVERY_VALID_FOR_MS)
  await insertRecovery(tx, { tokenHash: hashOfToken(token), personId, createdAt: now, expiresAt })
  await recordSecurityEvent(tx, { kind: 'accounts.recovery_mailed', personId, at: now })
  const template = recoveryMail(person.firstName, token)
  return queueMail(tx, { key: `access-closed:${hashOfToken(token).toString('hex')}`, to: email, template, now })
}

type Back = { id: string; firstName: string; email: string; former: string; now: Date }

/** Makes the former address the account's again; the one it had is told. False: another account has it. */
async function takeAddressBack(tx: Tx, { id: personId, firstName, email, former, now }: Back): Promise<boolean> {
  if (email === former) return true
  await lockAddress(tx, former)
  if (!(await recordConfirmed(tx, personId, former, now))) return false
  await recordSecurityEvent(tx, { kind: 'accounts.email_restored', personId, at: now })
  const key = `email-restored:${crypto.randomUUID()}`
  await queueMail(tx, { key, to: email, template: changedMail(firstName), now })
  return true
}
