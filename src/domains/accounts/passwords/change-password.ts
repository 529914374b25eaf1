import { inTransaction, type Db } from '#platform/db.ts'
import { refuse } from '../rules.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import type { Browser } from '../sessions/browser.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { recordConfirmation } from '../sessions/sql.ts'
import { hashPassword } from './hash.ts'
import { notifyPasswordChanged } from './mails.ts'
import { revokeOldAccess } from './revoke-old-access.ts'
import { passwordFault } from './rules.ts'
import { recordPassword } from './sql.ts'

type Change = {
  viewer: { id: string; sessionId: string }
  currentPassword: string
  newPassword: string
  browser: Browser
  now: Date
}

/**
 * Sets a new password, ends every other session and all recovery links, and tells the owner by mail. Refuses
 * `wrong_password`, `too_many_attempts` (within this session), and the own e-mail as password.
 */
export async function changePassword(db: Db, { viewer, currentPassword, newPassword, browser, now }: Change) {
  const checked = await checkOwnPassword(db, { viewer, password: currentPassword, address: browser.address, now })
  if (!checked) throw wrongPassword()
  const { email, passwordHash } = checked
  const fault = passwordFault(newPassword, email)
  if (fault) throw refuse('weak_password', { newPassword: fault })
  const newHash = await hashPassword(newPassword, { personId: viewer.id, address: browser.address })
  await inTransaction(db, async (tx) => {
    if (!(await recordPassword(tx, viewer.id, passwordHash, newHash))) throw wrongPassword()
    const { id, sessionId } = viewer
    const ended = await revokeOldAccess(tx, { person: { id, email }, sessionId, device: browser.device, now })
    await recordConfirmation(tx, sessionId, now)
    await recordSecurityEvent(tx, {
      kind: 'accounts.password_changed',
      detail: 'old_password',
      actorId: id,
      personId: id,
      sessionId,
      browser,
      at: now,
    })
    await notifyPasswordChanged(tx, {
      personId: viewer.id,
      email,
      passwordHash: newHash,
      means: 'old_password',
      ended,
      browser,
      now,
    })
  })
}

const wrongPassword = () => refuse('wrong_password', { currentPassword: 'A senha atual não confere.' })
