import type { Sql } from './db.ts'

/** For steps that happen once per database, such as seeding the demo data. */
export async function hasReachedMilestone(sql: Sql, name: string): Promise<boolean> {
  await sql`create table if not exists milestones (name text primary key,
    reached_at timestamptz not null default now())`
  const rows = await sql`select 1 from milestones where name = ${name}`
  return rows.length > 0
}

export const recordMilestone = (sql: Sql, name: string) =>
  sql`insert into milestones (name) values (${name}) on conflict do nothing`
