import { inTransaction, type Db } from '#platform/db.ts'
import { ADMIN_LINK_VALID_FOR_MS } from '../recovery/rules.ts'
import { endRecoveries, insertRecovery } from '../recovery/sql.ts'
import { refuse } from '../rules.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { hashOfToken, newToken } from '../sessions/token.ts'
import { appointAdmin } from './appoint-admin.ts'
import { findPersonByEmail, insertAdmin, lockRoleOf } from './sql.ts'

type Invitation = { email: string; firstName: string; promotes: boolean; now: Date }

/**
 * Makes somebody an admin and answers the token of a link that sets a password: once, within 24 hours, and ending every
 * earlier link. Again for an admin: another link. Refuses `not_an_admin`: the address is that of somebody else, unless
 * `promotes`. Only its hash is stored. No endpoint calls this.
 */
export async function inviteAdmin(db: Db, { email, firstName, promotes, now }: Invitation): Promise<string> {
  const known = await findPersonByEmail(db, email)
  if (known && known.role !== 'admin') {
    if (!promotes) throw refuse('not_an_admin')
    await appointAdmin(db, known.id)
  }
  const token = newToken()
  await inTransaction(db, async (tx) => {
    const isNew = await insertAdmin(tx, { id: crypto.randomUUID(), email, firstName, createdAt: now })
    const person = await lockRoleOf(tx, email)
    if (person?.role !== 'admin') throw refuse('not_an_admin')
    const event = { personId: person.id, at: now }
    if (isNew) await recordSecurityEvent(tx, { kind: 'accounts.admin_appointed', ...event })
    await endRecoveries(tx, person.id, now)
    const expiresAt = new Date(now.getTime() + ADMIN_LINK_VALID_FOR_MS)
    await insertRecovery(tx, { tokenHash: hashOfToken(token), personId: person.id, createdAt: now, expiresAt })
    await recordSecurityEvent(tx, { kind: 'accounts.admin_link_made', ...event })
  })
  return token
}
