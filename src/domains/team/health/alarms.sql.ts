import type { Sql, Tx } from '#platform/db.ts'

export type AlarmRow = { kind: string; since: Date; words: string; goneAt: Date | null }

export const listAlarms = (sql: Sql) => sql<AlarmRow[]>`
  select kind, since, words, gone_at as "goneAt" from team_alarms order by kind`

/** False: it is open already, or another worker was faster. */
export async function insertAlarm(tx: Tx, kind: string, words: string, at: Date): Promise<boolean> {
  const { count } = await tx`
    insert into team_alarms (kind, since, words) values (${kind}, ${at}, ${words}) on conflict do nothing`
  return count === 1
}

/** It is not seen now, or, with null, seen again. */
export const recordGone = (tx: Tx, kind: string, goneAt: Date | null) =>
  tx`update team_alarms set gone_at = ${goneAt} where kind = ${kind} and (gone_at is null) <> (${goneAt}::timestamptz is null)`

/** Undefined: another worker ended it. */
export async function deleteAlarm(tx: Tx, kind: string): Promise<AlarmRow | undefined> {
  const [row] = await tx<AlarmRow[]>`
    delete from team_alarms where kind = ${kind} returning kind, since, words, gone_at as "goneAt"`
  return row
}

/** Members with their roles, by address. */
export const listMembers = (sql: Sql) => sql<{ email: string; roles: string[] }[]>`
  select p.email, m.roles from team_members m join people p on p.id = m.person_id
  where m.ended_at is null and p.closed_at is null order by p.email`
