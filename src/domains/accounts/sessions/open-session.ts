import type { Sql, Tx } from '#platform/db.ts'
import { capabilitiesOf } from '#shared/team-roles.ts'
import type { User } from '../contract.ts'
import { rememberDevice } from '../devices/remember-device.ts'
import type { Person } from '../registration/sql.ts'
import { refuse as refuseRestrained } from '../restraints.rules.ts'
import { isBlocked } from '../restraints/sql.ts'
import { refuse } from '../rules.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import type { Browser } from './browser.ts'
import { findRoles } from './roles.sql.ts'
import { agentLabel, sessionEndsAt } from './rules.ts'
import { insertSession } from './sql.ts'
import { hashOfToken, newToken } from './token.ts'

type Opening = {
  person: Person & { passwordHash: string }
  browser: Browser
  means: 'with_password' | 'by_registration'
  remember: boolean
  now: Date
}

/**
 * Opens a session and answers its token, and the device's when it is to be remembered. Refuses `blocked`, and when the
 * password or the role changed since they were read: a session of a new admin would outlive those of the team.
 */
export async function openSession(tx: Tx, { person, browser, means, remember, now }: Opening) {
  const token = newToken()
  const session = {
    id: crypto.randomUUID(),
    personId: person.id,
    tokenHash: hashOfToken(token),
    remembered: remember,
    agent: agentLabel(browser.agent),
    address: browser.address,
    createdAt: now,
    expiresAt: sessionEndsAt({ createdAt: now, role: person.role, remembered: remember }, now),
  }
  if (!(await insertSession(tx, session, person))) throw refuse('wrong_credentials')
  // After the lock that inserting takes: whoever blocks this account waits for it, or came first.
  if (await isBlocked(tx, person.id)) throw refuseRestrained('blocked')
  await recordSecurityEvent(tx, {
    kind: 'accounts.signed_in',
    detail: means,
    actorId: person.id,
    personId: person.id,
    sessionId: session.id,
    browser,
    at: now,
  })
  const device = remember && (await rememberDevice(tx, { personId: person.id, device: browser.device, now }))
  return { token, ...(device && { device }), user: await userOf(tx, person) }
}

/** A person in the spec's form, with both spellings of each name; of the team, with what they may do. */
export async function userOf(sql: Sql, { id, email, firstName, lastName, role }: Person): Promise<User> {
  const names = { firstName, first_name: firstName, lastName, last_name: lastName }
  const roles = role === 'admin' ? await findRoles(sql, id) : null
  return { id, email, ...names, role, ...(roles && { capabilities: capabilitiesOf(roles) }) }
}
