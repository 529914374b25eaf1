import { inTransaction, type Db } from '#platform/db.ts'
import { refuse } from '../rules.ts'
import { endSessionsOf } from '../sessions/end-sessions-of.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { hashPassword } from './hash.ts'
import { passwordFault } from './rules.ts'
import { recordPassword } from './sql.ts'

type Change = { viewer: { id: string; sessionId: string }; currentPassword: string; newPassword: string; now: Date }

/**
 * Sets a new password and ends every other session. Refuses `wrong_password`, `too_many_attempts` (within
 * this session), and the own e-mail as password.
 */
export async function changePassword(db: Db, { viewer, currentPassword, newPassword, now }: Change) {
  const checked = await checkOwnPassword(db, { viewer, password: currentPassword, now })
  if (!checked) throw wrongPassword()
  const { email, passwordHash } = checked
  const fault = passwordFault(newPassword, email)
  if (fault) throw refuse('weak_password', { newPassword: fault })
  const newHash = await hashPassword(newPassword)
  await inTransaction(db, async (tx) => {
    if (!(await recordPassword(tx, viewer.id, passwordHash, newHash))) throw wrongPassword()
    await endSessionsOf(tx, { personId: viewer.id, exceptId: viewer.sessionId, now })
  })
}

const wrongPassword = () => refuse('wrong_password', { currentPassword: 'A senha atual não confere.' })
