import type { Sql } from '#platform/db.ts'

/** The roles of somebody of the team; null for everybody else. */
export async function findRoles(sql: Sql, personId: string): Promise<string[] | null> {
  const [row] = await sql<{ roles: string[] }[]>`
    select roles from team_members where person_id = ${personId} and ended_at is null`
  return row?.roles ?? null
}
