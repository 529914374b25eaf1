import type { Sql } from './db.ts'

/** Reads the authoritative time. For a deadline, read it after taking the lock that the deadline depends on. */
export type Clock = (sql: Sql) => Promise<Date>

/** PostgreSQL's clock, the same for every process, in milliseconds rounded down. */
export const databaseClock: Clock = async (sql) => {
  const [row] = await sql<{ at: Date }[]>`select date_trunc('milliseconds', current_instant()) as at`
  return row!.at
}

/** A clock of this process that goes on from an instant, whatever the machine's own clock says. */
export function goingOnFrom(at: Date): () => Date {
  const began = performance.now()
  return () => new Date(at.getTime() + performance.now() - began)
}

/** Sets the time of every session of this pool, for pools of one connection: history in seeds, people in tests. */
export const travelTo = async (sql: Sql, at: Date) => {
  await sql`select set_config('sensitivos.instant', ${at.toISOString()}, false)`
}

/** A clock that always shows this instant. */
export const clockAt =
  (at: Date): Clock =>
  async () =>
    at
