import { appointAdmin, registerPerson } from '#domains/accounts/index.ts'
import { hashOfToken, newToken } from '#domains/accounts/sessions/token.ts'
import type { Db } from '#platform/db.ts'
import type { TeamRole } from '#shared/team-roles.ts'

export const PASSWORD = 'lua-cheia-sobre-o-mar-27'
const CONSENTS = { terms: true as const, sensitiveData: true as const, newsletter: false }

/** The callers. Ana and Bia are clients, Luna and Sol are consultants, Nina applied, Íris is the admin. */
export const ACTORS = ['nobody', 'ana', 'bia', 'luna', 'sol', 'nina', 'iris'] as const
export type Actor = (typeof ACTORS)[number]
export type PersonName = Exclude<Actor, 'nobody'>

const ROLES = {
  ana: 'client',
  bia: 'client',
  luna: 'consultor',
  sol: 'consultor',
  nina: 'consultor',
  iris: 'admin',
} as const
export type SignedInPerson = { id: string; token: string; email: string; role: 'client' | 'consultor' | 'admin' }
export type People = Record<PersonName, SignedInPerson>

/** The phone and birth date of one of the people, which nobody else may read. */
export function privateDetailsOf(name: PersonName) {
  const n = ACTORS.indexOf(name)
  return { phone: `1191234560${n}`, shownPhone: `(11) 91234-560${n}`, birthDate: `1985-04-1${n}` }
}

/** A person without anything, not signed in. */
export async function addPerson(
  db: Db,
  firstName: string,
  role: 'client' | 'consultor',
  passwordHash: string,
  now: Date,
) {
  const [id, email] = [crypto.randomUUID(), `${firstName.toLowerCase()}@pessoas.test`]
  const given = {
    firstName,
    lastName: 'Prado',
    email,
    role,
    ...(firstName in ROLES
      ? privateDetailsOf(firstName as PersonName)
      : { phone: '11987654320', birthDate: '1985-04-20' }),
    password: PASSWORD,
    passwordHash,
  }
  await registerPerson(db, { id, ...given, consents: CONSENTS, now })
  return { id, email }
}

/** A further session of this person. */
export async function addSession(db: Db, personId: string, now: Date) {
  const [id, token] = [crypto.randomUUID(), newToken()]
  await db`
    insert into sessions (id, person_id, token_hash, remembered, agent, address, created_at, last_seen_at, confirmed_at,
      expires_at)
    values (${id}, ${personId}, ${hashOfToken(token)}, true, 'Firefox no Linux', '192.0.2.7', ${now}, ${now}, ${now},
      ${new Date(now.getTime() + 3_600_000)})`
  return { id, token }
}

/** Somebody of the team with one of the roles that may not do everything, and one session. */
async function addMember(db: Db, role: TeamRole, passwordHash: string, now: Date) {
  const { id, email } = await addPerson(db, `Membro-${role}`, 'client', passwordHash, now)
  await appointAdmin(db, id, [role])
  const { token } = await addSession(db, id, now)
  return { id, email, token }
}

/** One member for each role of the team but Íris'. */
export async function addTeam(db: Db, passwordHash: string, now: Date) {
  const member = (role: TeamRole) => addMember(db, role, passwordHash, now)
  return {
    support: await member('support'),
    moderation: await member('moderation'),
    content: await member('content'),
    finance: await member('finance'),
  }
}

/** The people, each with one session. */
export async function addPeople(db: Db, passwordHash: string, now: Date): Promise<People> {
  const gathered = Object.entries(ROLES).map(async ([name, role]) => {
    const { id, email } = await addPerson(db, name, role === 'admin' ? 'client' : role, passwordHash, now)
    if (role === 'admin') await appointAdmin(db, id)
    // Applications wait for it.
    if (role === 'consultor') await db`update people set email_confirmed_at = ${now} where id = ${id}`
    const { token } = await addSession(db, id, now)
    return [name, { id, token, email, role }] as const
  })
  return Object.fromEntries(await Promise.all(gathered)) as People
}
