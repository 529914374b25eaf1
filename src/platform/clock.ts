import type { Sql } from './db.ts'

/** Reads the time that counts. Ask it after taking the lock that a deadline depends on. */
export type Clock = (sql: Sql) => Promise<Date>

/** PostgreSQL's own clock: one clock for every process. Millisecond resolution, rounded down. */
export const databaseClock: Clock = async (sql) => {
  const [row] = await sql<{ at: Date }[]>`select date_trunc('milliseconds', current_instant()) as at`
  return row!.at
}

/**
 * Lets every session of this pool live at one instant from now on; meant for pools of one connection (history in seeds,
 * people in tests).
 */
export const travelTo = async (sql: Sql, at: Date) => {
  await sql`select set_config('sensitivos.instant', ${at.toISOString()}, false)`
}

/** A clock that stands still at one instant. */
export const clockAt =
  (at: Date): Clock =>
  async () =>
    at
