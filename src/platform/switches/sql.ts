import type { Sql, Tx } from '../db.ts'

/** What is off, in words for people, until when; null: until somebody switches it on. */
export type Closing = { name: string; words: string; until: Date | null }

export const listClosings = (sql: Sql) => sql<(Closing & { setAt: Date })[]>`
  select name, words, until, set_at as "setAt" from switches order by name`

/** The words while it is off, as a subquery of a statement that is sent anyway; null: it is on. */
export const closingWords = (sql: Sql, name: string, at: Date) =>
  sql`(select words from switches where name = ${name} and (until is null or until > ${at}))`

/** Undefined: it is on. */
export async function findClosing(sql: Sql, name: string, at: Date): Promise<Closing | undefined> {
  const [row] = await sql<Closing[]>`
    select name, words, until from switches where name = ${name} and (until is null or until > ${at})`
  return row
}

/** Whoever turns the same switch at once waits, also when nobody has turned it before. */
export const lockSwitch = (tx: Tx, name: string) =>
  tx`select pg_advisory_xact_lock(hashtextextended('switch:' || ${name}::text, 0))`

export const upsertClosing = (tx: Tx, { name, words, until }: Closing, at: Date) => tx`
  insert into switches (name, words, until, set_at) values (${name}, ${words}, ${until}, ${at})
  on conflict (name) do update set words = excluded.words, until = excluded.until, set_at = excluded.set_at`

export const deleteClosing = (tx: Tx, name: string) => tx`delete from switches where name = ${name}`
