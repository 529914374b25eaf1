import type { Sql } from './db.ts'

/** Reads the time that counts. Ask it after taking the lock that a deadline depends on. */
export type Clock = (sql: Sql) => Promise<Date>

/** PostgreSQL's own clock: one clock for every process. Millisecond resolution, rounded down. */
export const databaseClock: Clock = async (sql) => {
  const [row] = await sql<{ at: Date }[]>`select date_trunc('milliseconds', clock_timestamp()) as at`
  return row!.at
}

/** A clock that stands still at one instant: history in seeds, people in tests. */
export const clockAt = (at: Date): Clock => async () => at
