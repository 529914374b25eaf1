import type { Sql, Tx } from '#platform/db.ts'
import type { Viewer } from '#platform/http.ts'
import type { Person } from '../registration/sql.ts'

export type NewSession = {
  id: string
  personId: string
  tokenHash: Buffer
  remembered: boolean
  agent: string
  address: string
  createdAt: Date
  expiresAt: Date
}

/**
 * Inserts a session only while the checked password, and the role that says how long it lasts, are still in force; the
 * person's row is locked against a simultaneous change.
 */
export async function insertSession(tx: Tx, s: NewSession, checked: Pick<Person, 'role'> & { passwordHash: string }) {
  const rows = await tx`
    insert into sessions (id, person_id, token_hash, remembered, agent, address, created_at, last_seen_at, expires_at,
      confirmed_at)
    select ${s.id}, p.id, ${s.tokenHash}, ${s.remembered}, ${s.agent}, ${s.address}, ${s.createdAt}, ${s.createdAt},
      ${s.expiresAt}, ${s.createdAt}
    from (
      select id from people
      where id = ${s.personId} and password_hash = ${checked.passwordHash} and role = ${checked.role} for share
    ) p
    returning id`
  return rows.length === 1
}

/** The password was typed in this session. */
export const recordConfirmation = (sql: Sql, id: string, now: Date) =>
  sql`update sessions set confirmed_at = ${now} where id = ${id} and ended_at is null`

/** Whether this session has not been ended. */
export async function isSessionOpen(sql: Sql, id: string): Promise<boolean> {
  const rows = await sql`select 1 from sessions where id = ${id} and ended_at is null`
  return rows.length > 0
}

type Seen = Pick<Viewer, 'id' | 'role' | 'sessionId'> & {
  createdAt: Date
  lastSeenAt: Date
  confirmedAt: Date | null
  secondFactorAt: Date | null
  remembered: boolean
  /** Of the team; null for everybody else. */
  roles: string[] | null
  hasSecondFactor: boolean
}

export async function findOpenSession(sql: Sql, tokenHash: Buffer, now: Date) {
  const [row] = await sql<Seen[]>`
    select p.id, p.role, s.id as "sessionId", s.created_at as "createdAt", s.last_seen_at as "lastSeenAt",
      s.confirmed_at as "confirmedAt", s.second_factor_at as "secondFactorAt", s.remembered, m.roles,
      f.confirmed_at is not null as "hasSecondFactor"
    from sessions s join people p on p.id = s.person_id
    left join team_members m on p.role = 'admin' and m.person_id = p.id and m.ended_at is null
    left join second_factors f on f.person_id = m.person_id
    where s.token_hash = ${tokenHash} and s.ended_at is null and s.expires_at > ${now}`
  return row
}

/** Which of these sessions are open. */
export async function listOpenAmong(sql: Sql, ids: string[], now: Date): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from sessions where id = any(${ids}::uuid[]) and ended_at is null and expires_at > ${now}`
  return rows.map(({ id }) => id)
}

export const recordVisit = (sql: Sql, id: string, now: Date, expiresAt: Date, unlessSince: Date) => sql`
  update sessions set last_seen_at = ${now}, expires_at = ${expiresAt}
  where id = ${id} and ended_at is null and last_seen_at <= ${unlessSince}`

export type OpenSession = { id: string; agent: string; address: string; createdAt: Date; lastSeenAt: Date }

export const listOpenSessions = (sql: Sql, personId: string, now: Date) => sql<OpenSession[]>`
  select id, agent, address, created_at as "createdAt", last_seen_at as "lastSeenAt"
  from sessions where person_id = ${personId} and ended_at is null and expires_at > ${now}
  order by last_seen_at desc, id`

/** Ends one session of this person. False: not theirs, unknown, or ended before. */
export async function endSession(tx: Tx, personId: string, id: string, now: Date) {
  const rows = await tx`
    update sessions set ended_at = ${now} where id = ${id} and person_id = ${personId} and ended_at is null
      returning id`
  return rows.length === 1
}

/** Ends every session of this person but `keptId`, if there is one; answers their ids. */
export const endSessionsOf = (tx: Tx, personId: string, keptId: string | null, now: Date) => tx<{ id: string }[]>`
  update sessions set ended_at = ${now}
  where person_id = ${personId} and id is distinct from ${keptId} and ended_at is null returning id`

/**
 * Deletes sessions that began more than six months ago, with the address they came from (Marco Civil da Internet, art.
 * 15); each ended long before. At most so many; answers how many went.
 */
export async function deleteOldSessions(sql: Sql, now: Date, most: number) {
  const { count } = await sql`
    delete from sessions where id in (
      select id from sessions
      where created_at < ${now}::timestamptz - interval '6 months' and not is_held(person_id)
      order by created_at limit ${most})`
  return count
}
