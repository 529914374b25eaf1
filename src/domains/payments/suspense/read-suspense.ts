import type { Sql } from '#platform/db.ts'
import { suspenseEntryView } from './suspense-entry-view.ts'
import * as sql from './sql.ts'

const MOST = 100
const LATELY = 30

/** The suspense account and what explains it: waiting entries, and amounts frozen by open disputes. */
export async function readSuspense(db: Sql) {
  const { balance, entries, frozen, disputes } = await sql.sumSuspense(db)
  return {
    balanceCents: balance,
    frozenCents: frozen,
    disputes,
    unexplainedCents: balance - entries - frozen,
    waiting: (await sql.listOpenEntries(db, MOST)).map(suspenseEntryView),
    resolved: (await sql.listResolvedEntries(db, LATELY)).map(suspenseEntryView),
  }
}
