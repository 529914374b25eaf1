import type { Sql, Tx } from '#platform/db.ts'
import type { Role } from '#platform/http.ts'
import type { TeamRole } from '#shared/team-roles.ts'

/** Whoever changes who is of the team waits for whoever is just doing so. */
export const lockTeam = (tx: Tx) => tx`select pg_advisory_xact_lock(hashtextextended('team_members', 0))`

type NewMember = { personId: string; roles: readonly TeamRole[]; invitedBy: string | null; since: Date }

/** Somebody is of the team from now on, before their role says so; whoever is already keeps what they have. */
export const insertMember = (tx: Tx, { personId, roles, invitedBy, since }: NewMember) => tx`
  insert into team_members (id, person_id, roles, since, former_role, invited_by)
  select gen_random_uuid(), id, ${[...roles]}::text[], ${since},
    case role when 'consultor' then 'consultor' else 'client' end, ${invitedBy}
  from people where id = ${personId}
  on conflict (person_id) where ended_at is null do nothing`

/** Gives somebody of the team the role that may do everything, beside those that they have. */
export const addAdministration = (tx: Tx, personId: string) => tx`
  update team_members set roles = roles || '{administration}'
  where person_id = ${personId} and ended_at is null and not 'administration' = any(roles)`

/** Whether somebody was of the team once. */
export async function wasMember(sql: Sql, personId: string): Promise<boolean> {
  const rows = await sql`select 1 from team_members where person_id = ${personId} limit 1`
  return rows.length > 0
}

export type MemberRow = {
  id: string
  firstName: string
  email: string
  roles: string[]
  since: Date
  invitedBy: string | null
  /** False: the link of the invitation was never used. */
  hasEntered: boolean
  /** Until when that link works; null: it does no more. */
  linkUntil: Date | null
  hasSecondFactor: boolean
  lastSeenAt: Date | null
}

/** Everybody of the team, by name; with `id`, one of them. */
export const listMembers = (sql: Sql, now: Date, id: string | null = null) => sql<MemberRow[]>`
  select p.id, p.first_name as "firstName", p.email, m.roles, m.since, i.first_name as "invitedBy",
    p.password_hash is not null as "hasEntered", f.confirmed_at is not null as "hasSecondFactor",
    (select max(expires_at) from recoveries r
      where r.person_id = p.id and r.used_at is null and r.expires_at > ${now}) as "linkUntil",
    (select max(last_seen_at) from sessions s where s.person_id = p.id) as "lastSeenAt"
  from team_members m join people p on p.id = m.person_id left join people i on i.id = m.invited_by
  left join second_factors f on f.person_id = p.id
  where m.ended_at is null and (${id}::uuid is null or m.person_id = ${id})
  order by p.first_name, p.id`

type FormerRow = {
  id: string
  firstName: string
  roles: string[]
  since: Date
  endedAt: Date
  endedBy: string | null
}

/** Whoever left the team, the latest first; a person as often as they left. */
export const listFormer = (sql: Sql, most: number) => sql<FormerRow[]>`
  select m.id, p.first_name as "firstName", m.roles, m.since, m.ended_at as "endedAt", e.first_name as "endedBy"
  from team_members m join people p on p.id = m.person_id left join people e on e.id = m.ended_by
  where m.ended_at is not null order by m.ended_at desc, m.id limit ${most}`

/** Who else has a password and the role that may do everything. */
export async function countOtherAdministrators(sql: Sql, personId: string): Promise<number> {
  const [row] = await sql<{ others: number }[]>`
    select count(*)::int as others from team_members m join people p on p.id = m.person_id
    where m.ended_at is null and 'administration' = any(m.roles) and p.password_hash is not null
      and p.id <> ${personId}`
  return row!.others
}

export const recordRoles = (tx: Tx, personId: string, roles: readonly TeamRole[]) => tx`
  update team_members set roles = ${[...roles]}::text[] where person_id = ${personId} and ended_at is null`

/** Ends a membership; answers what the person is from now on. */
export async function endMember(tx: Tx, personId: string, by: string, now: Date): Promise<Role | undefined> {
  const [row] = await tx<{ formerRole: Role }[]>`
    update team_members set ended_at = greatest(since, ${now}), ended_by = ${by} where person_id = ${personId} and ended_at is null
    returning former_role as "formerRole"`
  return row?.formerRole
}
