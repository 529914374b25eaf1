import type { Db, Sql } from './db.ts'

/** For steps that happen once per database, such as seeding the demo data. Only looks. */
export async function hasReachedMilestone(sql: Sql, name: string): Promise<boolean> {
  if (!(await hasTable(sql, 'milestones'))) return false
  const rows = await sql`select 1 from milestones where name = ${name}`
  return rows.length > 0
}

export async function hasTable(sql: Sql, name: string): Promise<boolean> {
  const [row] = await sql<{ exists: boolean }[]>`select to_regclass(${name}) is not null as exists`
  return row!.exists
}

/** As the owner: the role of the servers only reads milestones. */
export async function recordMilestone(sql: Sql, name: string) {
  await sql`create table if not exists milestones (
    name text primary key, reached_at timestamptz not null default now()
  )`
  await sql`insert into milestones (name) values (${name}) on conflict do nothing`
}

const DEMO = 'demo_database'

/** Whether this program created the database as a demo. */
export const isDemoDatabase = (sql: Sql) => hasReachedMilestone(sql, DEMO)

/** Nobody's table, view or sequence. */
export async function isEmptyDatabase(sql: Sql): Promise<boolean> {
  const found = await sql`
    select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname !~ '^(pg_|information_schema)' limit 1`
  return found.length === 0
}

const MARK_LOCK = 7_346_005

/** Marks an empty database as a demo before anything else is in it; any other stays as it is. */
export const markEmptyAsDemo = (owner: Db) =>
  owner.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${MARK_LOCK})`
    if (await isEmptyDatabase(tx)) await recordMilestone(tx, DEMO)
  })

/** Embedded demos of before the mark: only this program seeds demo data, and only there it seeded without a mark. */
export async function markSeededAsDemo(owner: Db) {
  if (await hasReachedMilestone(owner, 'demo_world')) await recordMilestone(owner, DEMO)
}
