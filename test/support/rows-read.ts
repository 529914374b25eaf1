import type { Db, Tx } from '#platform/db.ts'
import { isNew, ownerOf } from './database.ts'

/** Other tests plan each statement once, whatever it is given; servers do so only where that is no dearer. */
export const planAsServersDo = (tx: Tx) => tx`set local plan_cache_mode = auto`

/** How many rows of one table `act` reads, and how often the table as a whole. */
export const rowsRead = (db: Db, table: string, act: (tx: Tx) => Promise<unknown>) =>
  db.begin(async (tx) => {
    if (!isNew(db)) throw new Error('Rows that were deleted are read too: ask for newDatabase()')
    await planAsServersDo(tx)
    const soFar = async () =>
      (
        await tx<{ whole: number; rows: number }[]>`
          select seq_scan::int as whole, (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows
          from pg_stat_xact_user_tables where relid = ${table}::regclass`
      )[0] ?? { whole: 0, rows: 0 }
    const before = await soFar()
    await act(tx)
    const after = await soFar()
    return { whole: after.whole - before.whole, rows: after.rows - before.rows }
  })

/**
 * Vacuums and analyzes all tables. Freezing waits for a page that the server is just writing; without it vacuum passes
 * over the page, and what an index alone could answer reads rows of it.
 */
export const vacuumAll = (db: Db) => ownerOf(db)`vacuum (freeze, analyze)`
