import type { Sql } from './db.ts'

/** Things that happen once in the life of a database, like planting the demo world. */
export async function hasReachedMilestone(sql: Sql, name: string): Promise<boolean> {
  await sql`create table if not exists milestones (name text primary key,
    reached_at timestamptz not null default now())`
  const rows = await sql`select 1 from milestones where name = ${name}`
  return rows.length > 0
}

export const recordMilestone = (sql: Sql, name: string) =>
  sql`insert into milestones (name) values (${name}) on conflict do nothing`
