import type { Sql, Tx } from '#platform/db.ts'

export type Introduction = { name: string; durationMs: number }

/** A recording whose bytes lie in the storage; one that is there already counts as new again. */
export const insertIntroduction = (sql: Sql, { name, durationMs }: Introduction, now: Date) => sql`
  insert into introductions (name, duration_ms, made_at) values (${name}, ${durationMs}, ${now})
    on conflict (name) do update set made_at = excluded.made_at`

export async function hasIntroduction(sql: Sql, name: string) {
  const { count } = await sql`select from introductions where name = ${name}`
  return count === 1
}

/** `name`: null takes it from the profile. */
export const recordIntroduction = (tx: Tx, consultantId: string, name: string | null) =>
  tx`update consultants set introduction = ${name} where id = ${consultantId}`

/** Locks recordings that no consultant shows: made before an instant, or one by its name. */
export async function lockUnshown(
  tx: Tx,
  { name, madeBefore, most }: { name: string | null; madeBefore: Date | null; most: number },
) {
  const rows = await tx<{ name: string }[]>`
    select i.name from introductions i
    where (i.name = ${name} or i.made_at < ${madeBefore})
      and not exists (select from consultants c where c.introduction = i.name)
    order by i.made_at limit ${most} for update skip locked`
  return rows.map((row) => row.name)
}

export const deleteIntroductions = (tx: Tx, names: readonly string[]) =>
  tx`delete from introductions where name = any (${[...names]}::text[])`
