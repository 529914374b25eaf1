import { inTransaction, type Db, type Tx } from '#platform/db.ts'
import { revokeOldAccess } from '../passwords/revoke-old-access.ts'
import { ADMIN_LINK_VALID_FOR_MS } from '../recovery/rules.ts'
import { endRecoveries, insertRecovery, recordNewPassword } from '../recovery/sql.ts'
import { refuse } from '../rules.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { hashOfToken, newToken } from '../sessions/token.ts'
import { appoint } from './appoint-admin.ts'
import { insertAdmin, lockToInvite } from './sql.ts'

type Invitation = { email: string; firstName: string; promotes: boolean; now: Date }

/**
 * Makes somebody an admin and answers the token of a link that sets a password: once, within 24 hours; earlier links
 * end. Refuses `not_an_admin`: somebody else has the address, unless `promotes`. A password set before the address was
 * confirmed ends. No endpoint calls this.
 */
export async function inviteAdmin(db: Db, { email, firstName, promotes, now }: Invitation): Promise<string> {
  const token = newToken()
  await inTransaction(db, async (tx) => {
    const isNew = await insertAdmin(tx, { id: crypto.randomUUID(), email, firstName, createdAt: now })
    const person = await lockToInvite(tx, email)
    if (!person || (person.role !== 'admin' && !promotes)) throw refuse('not_an_admin')
    const { id } = person
    if (isNew) await recordSecurityEvent(tx, { kind: 'accounts.admin_appointed', personId: id, at: now })
    if (person.role !== 'admin') {
      await appoint(tx, id, now)
      if (!person.isConfirmed) await shutOut(tx, { id, email }, now)
    }
    await endRecoveries(tx, id, now)
    const expiresAt = new Date(now.getTime() + ADMIN_LINK_VALID_FOR_MS)
    await insertRecovery(tx, { tokenHash: hashOfToken(token), personId: id, createdAt: now, expiresAt })
    await recordSecurityEvent(tx, { kind: 'accounts.admin_link_made', personId: id, at: now })
  })
  return token
}

async function shutOut(tx: Tx, person: { id: string; email: string }, now: Date) {
  await recordNewPassword(tx, person.id, null)
  await revokeOldAccess(tx, { person, device: undefined, now })
}
