import { inTransaction, type Db } from '#platform/db.ts'
import { forgetAttempts, spendAttempt } from '../rate-limits/attempts.ts'
import { SIGN_INS_PER_ACCOUNT } from '../rate-limits/rules.ts'
import { refuse } from '../rules.ts'
import { announceSessionEnd } from '../sessions/end-session.ts'
import { endOtherSessions } from '../sessions/sql.ts'
import { hashPassword, verifyPassword } from './hash.ts'
import { passwordFault } from './rules.ts'
import { findSecret, recordPassword } from './sql.ts'

type Change = { viewer: { id: string; sessionId: string }; currentPassword: string; newPassword: string; now: Date }

/**
 * Sets a new password and ends every other session. Refuses `wrong_password`, `too_many_attempts` (shared with
 * sign-in), and the own e-mail as password.
 */
export async function changePassword(db: Db, { viewer, currentPassword, newPassword, now }: Change) {
  const secret = await findSecret(db, viewer.id)
  if (!secret) throw refuse('person_not_found')
  const { email, passwordHash } = secret
  await spendAttempt(db, SIGN_INS_PER_ACCOUNT, email, now)
  if (!passwordHash || !(await verifyPassword(passwordHash, currentPassword))) throw wrongPassword()
  const fault = passwordFault(newPassword, email)
  if (fault) throw refuse('weak_password', { newPassword: fault })
  const newHash = await hashPassword(newPassword)
  await inTransaction(db, async (tx) => {
    if (!(await recordPassword(tx, viewer.id, passwordHash, newHash))) throw wrongPassword()
    const ended = await endOtherSessions(tx, viewer.id, viewer.sessionId, now)
    for (const { id } of ended) await announceSessionEnd(tx, id)
    await forgetAttempts(tx, SIGN_INS_PER_ACCOUNT, email)
  })
}

const wrongPassword = () => refuse('wrong_password', { currentPassword: 'A senha atual não confere.' })
