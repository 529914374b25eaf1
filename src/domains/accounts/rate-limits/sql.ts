import type { Sql } from '#platform/db.ts'

/**
 * Counts one attempt and answers its window. Counting comes before deciding, so that parallel attempts are all counted.
 */
export async function recordAttempt(sql: Sql, key: Buffer, now: Date, windowMs: number) {
  const resetsAt = new Date(now.getTime() + windowMs)
  const [row] = await sql<{ spent: number; resetsAt: Date }[]>`
    insert into attempts as a (key, spent, resets_at) values (${key}, 1, ${resetsAt})
    on conflict (key) do update set
      spent = case when a.resets_at <= ${now} then 1 else a.spent + 1 end,
      resets_at = case when a.resets_at <= ${now} then excluded.resets_at else a.resets_at end
    returning spent, resets_at as "resetsAt"`
  if (row!.spent === 1) await deletePast(sql, now)
  return row!
}

/** The same for several at once, in the order of `keys`. */
export async function recordAttempts(
  sql: Sql,
  keys: readonly Buffer[],
  { now, windowsMs }: { now: Date; windowsMs: readonly number[] },
) {
  const rows = await sql<{ key: string; spent: number; resetsAt: Date }[]>`
    insert into attempts as a (key, spent, resets_at)
    select decode(key, 'hex'), 1, ${now}::timestamptz + window_ms * interval '1 millisecond'
    from unnest(${hexOf(keys)}::text[], ${[...windowsMs]}::float8[]) as asked (key, window_ms) order by key
    on conflict (key) do update set
      spent = case when a.resets_at <= ${now} then 1 else a.spent + 1 end,
      resets_at = case when a.resets_at <= ${now} then excluded.resets_at else a.resets_at end
    returning encode(key, 'hex') as key, spent, resets_at as "resetsAt"`
  if (rows.some(({ spent }) => spent === 1)) await deletePast(sql, now)
  return hexOf(keys).map((key) => rows.find((row) => row.key === key)!)
}

const hexOf = (keys: readonly Buffer[]) => keys.map((key) => key.toString('hex'))

/** Each new window deletes a few closed ones, so that the table stays small. */
const deletePast = (sql: Sql, now: Date) => sql`
  delete from attempts where key in (select key from attempts where resets_at <= ${now} order by resets_at limit 20
    for update skip locked)`

export const forgetAttempts = (sql: Sql, key: Buffer) => sql`delete from attempts where key = ${key}`

export const returnAttempt = (sql: Sql, key: Buffer) =>
  sql`update attempts set spent = spent - 1 where key = ${key} and spent > 0`

export const returnAttempts = (sql: Sql, keys: readonly Buffer[]) => sql`
  update attempts a set spent = a.spent - 1 from (
    select key from attempts where key in (select decode(key, 'hex') from unnest(${hexOf(keys)}::text[]) as key)
    order by key for update
  ) returned where a.key = returned.key and a.spent > 0`
