import { type Db, inTransaction } from '#platform/db.ts'
import { beginAnew } from '../email/sql.ts'
import { rememberDevice } from '../devices/remember-device.ts'
import { spendAttempt } from '../rate-limits/attempts.ts'
import { networkOf } from '../rate-limits/rules.ts'
import { hashPassword } from '../passwords/hash.ts'
import { notifyPasswordChanged } from '../passwords/mails.ts'
import { revokeOldAccess } from '../passwords/revoke-old-access.ts'
import { passwordFault } from '../passwords/rules.ts'
import { recordIdentityFingerprints } from '../registration/record-identity-fingerprints.ts'
import { refuse } from '../rules.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import type { Browser } from '../sessions/browser.ts'
import { hashOfToken } from '../sessions/token.ts'
import { RESETS_PER_NETWORK } from './rules.ts'
import * as sql from './sql.ts'

type Recover = { token: string; password: string; browser: Browser; now: Date }

/**
 * Sets a new password with a mailed link (once, 30 minutes), ends every session and tells the person. The browser
 * becomes a known device. Where it first proves the address, the account begins anew. Refuses `recovery_link_invalid`,
 * `weak_password`, `too_many_attempts`, `busy`.
 */
export async function recoverPassword(db: Db, { token, password, browser, now }: Recover) {
  await spendAttempt(db, RESETS_PER_NETWORK, networkOf(browser.address), now)
  const tokenHash = hashOfToken(token)
  const open = await sql.findRecovery(db, tokenHash, now)
  if (!open || open.usedAt) throw refuse('recovery_link_invalid')
  const fault = passwordFault(password, open.email)
  if (fault) throw refuse('weak_password', { password: fault })
  const passwordHash = await hashPassword(password, { address: browser.address })
  return inTransaction(db, async (tx) => {
    const recovery = await sql.lockRecovery(tx, tokenHash, now)
    if (!recovery) throw refuse('recovery_link_invalid')
    const { personId, email } = recovery
    const isRepeated = recovery.usedAt !== null && recovery.passwordHash === passwordHash // a retried transaction
    if (recovery.usedAt && !isRepeated) throw refuse('recovery_link_invalid')
    const device = await rememberDevice(tx, { personId, device: browser.device, now })
    if (isRepeated) return { device }
    await sql.recordNewPassword(tx, personId, passwordHash)
    const begun = await beginAnew(tx, personId, now)
    if (begun?.phone)
      await recordIdentityFingerprints(tx, { personId, fingerprints: [{ kind: 'phone', value: begun.phone }], at: now })
    const ended = await revokeOldAccess(tx, { person: { id: personId, email }, device, now })
    const event = { kind: 'accounts.password_changed', detail: 'recovery_link' } as const
    await recordSecurityEvent(tx, { ...event, personId, browser, at: now })
    await notifyPasswordChanged(tx, {
      personId,
      email,
      passwordHash,
      means: 'recovery_link',
      ended,
      hasBegunAnew: begun !== undefined,
      browser,
      now,
    })
    return { device }
  })
}
