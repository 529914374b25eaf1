import { type Db, inTransaction } from '#platform/db.ts'
import { refuse } from '../rules.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { recordConfirmation } from '../sessions/sql.ts'
import { checkOwnPassword } from './check-own-password.ts'

type Confirmation = { viewer: { id: string; sessionId: string }; password: string; address: string; now: Date }

/**
 * Notes that the password was typed in this session, for acts that require it. Refuses `wrong_password`,
 * `too_many_attempts`, `busy`.
 */
export async function confirmPassword(db: Db, { viewer, password, address, now }: Confirmation) {
  const checked = await checkOwnPassword(db, { viewer, password, address, now })
  if (!checked) throw refuse('wrong_password', { password: 'A senha não confere.' })
  const { id, sessionId } = viewer
  await inTransaction(db, async (tx) => {
    await recordConfirmation(tx, sessionId, now)
    await recordSecurityEvent(tx, {
      kind: 'accounts.password_confirmed',
      actorId: id,
      personId: id,
      sessionId,
      at: now,
    })
  })
}
