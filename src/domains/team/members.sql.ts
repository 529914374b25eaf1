import type { Sql } from '#platform/db.ts'

export type Member = { id: string; name: string }

/** Everybody who is or was of the team, by name, for filters by who acted; whoever left comes last. */
export const listMembers = (sql: Sql) => sql<Member[]>`
  select id, btrim(first_name || ' ' || last_name) || case when role = 'admin' then '' else ' (saiu da equipe)' end as name
  from people
  where id in (select id from people where role = 'admin' union select person_id from team_members)
  order by role <> 'admin', 2, id`
