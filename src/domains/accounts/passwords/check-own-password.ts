import type { Db } from '#platform/db.ts'
import { spendAttempt } from '../rate-limits/attempts.ts'
import { PASSWORD_CHECKS_PER_SESSION } from '../rate-limits/rules.ts'
import { refuse } from '../rules.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { verifyPassword } from './hash.ts'
import { findSecret } from './sql.ts'

type Check = { viewer: { id: string; sessionId: string }; password: string; address: string; now: Date }

/**
 * Checks the password of whoever is signed in; answers their e-mail and the hash. Counted per session, so that no
 * stranger uses it up, right or wrong, because each check costs a hash. Undefined: a wrong password. Refuses
 * `too_many_attempts`.
 */
export async function checkOwnPassword(db: Db, { viewer, password, address, now }: Check) {
  const secret = await findSecret(db, viewer.id)
  if (!secret) throw refuse('person_not_found')
  const { email, passwordHash } = secret
  const event = { actorId: viewer.id, personId: viewer.id, sessionId: viewer.sessionId, at: now }
  await spendAttempt(db, PASSWORD_CHECKS_PER_SESSION, viewer.sessionId, now, () =>
    recordSecurityEvent(db, { kind: 'accounts.locked_out', detail: 'password_checks', ...event }),
  )
  if (!passwordHash || !(await verifyPassword(passwordHash, password, { personId: viewer.id, address }))) {
    await recordSecurityEvent(db, { kind: 'accounts.password_refused', ...event })
    return undefined
  }
  return { email, passwordHash }
}
