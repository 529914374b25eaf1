import { vi } from 'vitest'
import type { Db } from '#platform/db.ts'

/** How many transactions of this database wait for a lock that another one holds. */
export async function countWaitingForLocks(db: Db): Promise<number> {
  const rows = await db`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return rows.length
}

/** Waits until so many do, at most a minute: whatever was begun beside it has come so far. */
export const untilWaitingForLocks = (db: Db, count: number): Promise<void> =>
  vi.waitFor(
    async () => {
      const waiting = await countWaitingForLocks(db)
      if (waiting !== count) throw new Error(`${waiting} transactions wait for a lock`)
    },
    { timeout: 60_000, interval: 10 },
  )

/** Waits until one does. */
export const untilOneWaitsForLock = (db: Db): Promise<void> => untilWaitingForLocks(db, 1)
