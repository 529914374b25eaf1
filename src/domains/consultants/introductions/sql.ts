import type { Sql, Tx } from '#platform/db.ts'
import type { Unshown } from '../sweep-files.ts'

export type Introduction = { name: string; durationMs: number }

/** A recording whose bytes lie in the storage. One that is there counts as new again; returns since when it was. */
export async function insertIntroduction(sql: Sql, { name, durationMs }: Introduction, now: Date) {
  const [row] = await sql<{ since: Date | null }[]>`
    insert into introductions (name, duration_ms, made_at) values (${name}, ${durationMs}, ${now})
      on conflict (name) do update set made_at = excluded.made_at returning old.made_at as since`
  return row?.since ?? undefined
}

export async function hasIntroduction(sql: Sql, name: string) {
  const { count } = await sql`select from introductions where name = ${name}`
  return count === 1
}

/** `name`: null takes it from the profile. */
export const recordIntroduction = (tx: Tx, consultantId: string, name: string | null) =>
  tx`update consultants set introduction = ${name} where id = ${consultantId}`

/** Locks recordings that no consultant shows: made before an instant, or one by its name. */
export async function lockUnshown(tx: Tx, { value, madeBefore, most }: Unshown) {
  const rows = await tx<{ name: string }[]>`
    select i.name from introductions i
    where (i.name = ${value} or i.made_at < ${madeBefore})
      and not exists (select from consultants c where c.introduction = i.name)
    order by i.made_at limit ${most} for update skip locked`
  return rows.map((row) => row.name)
}

/** Of recordings that are locked, those that no consultant shows by now; answers them. */
export async function deleteUnshown(tx: Tx, names: readonly string[]) {
  const rows = await tx<{ name: string }[]>`
    delete from introductions i where name = any (${[...names]}::text[])
      and not exists (select from consultants c where c.introduction = i.name) returning name`
  return rows.map((row) => row.name)
}
