import type { Sql, Tx } from '#platform/db.ts'
import type { Role } from '#platform/http.ts'

type Seen = { role: Role; firstName: string; isClosed: boolean; isBlocked: boolean }

export async function findSeen(sql: Sql, personId: string): Promise<Seen | undefined> {
  const [row] = await sql<Seen[]>`
    select role, first_name as "firstName", closed_at is not null as "isClosed",
      exists (select from restraints where person_id = p.id and kind = 'blocked' and lifted_at is null) as "isBlocked"
    from people p where id = ${personId}`
  return row
}

type New = {
  id: string
  personId: string
  memberId: string
  sessionId: string
  tokenHash: Buffer
  begunAt: Date
  expiresAt: Date
}

/** False: this id has begun before. */
export async function insertImpersonation(tx: Tx, i: New): Promise<boolean> {
  const { count } = await tx`
    insert into impersonations (id, person_id, member_id, session_id, token_hash, begun_at, expires_at)
    values (${i.id}, ${i.personId}, ${i.memberId}, ${i.sessionId}, ${i.tokenHash}, ${i.begunAt}, ${i.expiresAt})
    on conflict (id) do nothing`
  return count === 1
}

/** Two sign-ins of one member begin one after the other. */
export const lockMember = (tx: Tx, memberId: string) => tx`
  select from people where id = ${memberId} for no key update`

/** Ends what a member sees, except this one; answers what had not run out. */
export const endOf = (tx: Tx, memberId: string, at: Date, except: string | null = null) => tx<
  { id: string; personId: string; expiresAt: Date }[]
>`
  with ended as (
    update impersonations set ended_at = greatest(${at}, begun_at)
    where member_id = ${memberId} and ended_at is null and id is distinct from ${except}
    returning id, person_id as "personId", expires_at as "expiresAt"
  )
  select * from ended where "expiresAt" > ${at}`

/**
 * Who is seen by the token of an impersonation that runs, and the roles of whoever sees. It ends with their sign-in,
 * their second factor or their place in the team, and with the person's account or a block of it.
 */
export async function findImpersonation(sql: Sql, tokenHash: Buffer, now: Date) {
  const [row] = await sql<{ id: string; personId: string; role: 'client' | 'consultor'; roles: string[] }[]>`
    select i.id, p.id as "personId", p.role, m.roles
    from impersonations i
      join people p on p.id = i.person_id and p.role <> 'admin' and p.closed_at is null
      join people by on by.id = i.member_id and by.role = 'admin'
      join sessions s on s.id = i.session_id and s.person_id = by.id and s.ended_at is null and s.expires_at > ${now}
        and s.second_factor_at is not null
      join team_members m on m.person_id = by.id and m.ended_at is null
      join second_factors f on f.person_id = by.id and f.confirmed_at is not null
    where i.token_hash = ${tokenHash} and i.ended_at is null and i.expires_at > ${now}
      and not exists (select from restraints where person_id = p.id and kind = 'blocked' and lifted_at is null)`
  return row
}
