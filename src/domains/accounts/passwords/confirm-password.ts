import type { Db } from '#platform/db.ts'
import { refuse } from '../rules.ts'
import { recordConfirmation } from '../sessions/sql.ts'
import { checkOwnPassword } from './check-own-password.ts'

type Confirmation = { viewer: { id: string; sessionId: string }; password: string; now: Date }

/**
 * Notes that the password was typed in this session, for acts that require it. Refuses `wrong_password`,
 * `too_many_attempts`, `busy`.
 */
export async function confirmPassword(db: Db, { viewer, password, now }: Confirmation) {
  const checked = await checkOwnPassword(db, { viewer, password, now })
  if (!checked) throw refuse('wrong_password', { password: 'A senha não confere.' })
  await recordConfirmation(db, viewer.sessionId, now)
}
