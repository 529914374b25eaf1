import type { Sql, Tx } from '../db.ts'

/** What this sweep could not handle, and whether it waits for its next attempt at that instant. */
export const listFailures = (sql: Sql, sweep: string, at: Date) => sql<{ subject: string; isAside: boolean }[]>`
  select subject, next_attempt_at > ${at} as "isAside" from sweep_failures where sweep = ${sweep}`

/** Answers how often it failed. The pause doubles with each attempt. */
export async function recordFailure(
  sql: Sql,
  failure: { sweep: string; subject: string; error: string; at: Date; firstMs: number; mostMs: number },
): Promise<number> {
  const { sweep, subject, error, at, firstMs, mostMs } = failure
  const [row] = await sql<{ attempts: number }[]>`
    insert into sweep_failures as f (sweep, subject, attempts, next_attempt_at, error, first_failed_at)
    values (${sweep}, ${subject}, 1, ${at}::timestamptz + ${firstMs} * interval '1 millisecond', ${error}, ${at})
    on conflict (sweep, subject) do update set attempts = f.attempts + 1, error = excluded.error,
      next_attempt_at = ${at}::timestamptz
        + least(${mostMs}, ${firstMs} * power(2, least(f.attempts, 30))) * interval '1 millisecond'
    returning attempts`
  return row!.attempts
}

/** What sweeps have failed at so often, by sweep: how many rows, the most attempts, and why the last of them failed. */
export const countFailing = (sql: Sql, attempts: number) => sql<
  { sweep: string; rows: number; attempts: number; error: string }[]
>`
  select sweep, count(*)::int as rows, max(attempts) as attempts,
    (array_agg(error order by attempts desc))[1] as error
  from sweep_failures where attempts >= ${attempts} and error <> 'later' group by sweep order by sweep`

export const deleteFailures = (sql: Sql, sweep: string, subjects: readonly string[]) =>
  sql`delete from sweep_failures where sweep = ${sweep} and subject = any(${subjects as string[]})`

export type SetAside = {
  sweep: string
  subject: string
  attempts: number
  firstFailedAt: Date
  nextAttemptAt: Date
  error: string
}

const setAside = (sql: Sql) => sql`
  sweep, subject, attempts, first_failed_at as "firstFailedAt", next_attempt_at as "nextAttemptAt", error`

/** From the eighth attempt on, about four minutes after the first, whatever passes by itself has passed. */
export const STUCK_AT_ATTEMPT = 8

/** What sweeps have failed at, the longest first, and how much of it there is. Rows that only wait are left out. */
export async function listSetAside(sql: Sql, most: number): Promise<{ rows: SetAside[]; all: number }> {
  const rows = await sql<(SetAside & { all: number })[]>`
    select ${setAside(sql)}, count(*) over ()::int as all from sweep_failures
    where error <> 'later' order by first_failed_at, sweep, subject limit ${most}`
  return { rows, all: rows[0]?.all ?? 0 }
}

/** One of them, locked. */
export async function lockSetAside(tx: Tx, sweep: string, subject: string): Promise<SetAside | undefined> {
  const [row] = await tx<SetAside[]>`
    select ${setAside(tx)} from sweep_failures where sweep = ${sweep} and subject = ${subject} for update`
  return row
}

/** Its sweep tries it again at its next run. */
export const recordRetry = (tx: Tx, sweep: string, subject: string, at: Date) => tx`
  update sweep_failures set next_attempt_at = ${at} where sweep = ${sweep} and subject = ${subject}`
