import { setTimeout as wait } from 'node:timers/promises'
import { readDatabaseFiles } from './database-files.ts'
import { type Db, isReadOnly } from './db.ts'

const WITHIN_MS = 2_000
const NO_TABLE = '42P01'

/**
 * Why the database can serve nobody at the moment: it is away, too slow, takes no writes, or lacks migrations;
 * undefined if it can. Asking replaces connections to a server that became read-only, so that an idle process is ready
 * again too.
 */
export function databaseFaultOf(db: Db, migrations = readDatabaseFiles().migrations.map(({ name }) => name)) {
  const ask = async (): Promise<string | undefined> => {
    for (let left = db.options.max; left >= 0; left--) {
      try {
        const [row] = await db<{ applied: number }[]>`
          with write as (delete from job_runs where false)
          select count(*)::int as applied from migrations where name = any(${migrations})`
        return row!.applied < migrations.length ? 'database is not migrated' : undefined
      } catch (error) {
        if (isReadOnly(error)) continue
        return (error as { code?: string }).code === NO_TABLE ? 'database is not migrated' : 'database is away'
      }
    }
    return 'database takes no writes'
  }
  return () => {
    const isOver = new AbortController()
    const tooLate = wait(WITHIN_MS, 'database is away', { ref: false, signal: isOver.signal }).catch(() => undefined)
    return Promise.race([ask(), tooLate]).finally(() => isOver.abort())
  }
}
