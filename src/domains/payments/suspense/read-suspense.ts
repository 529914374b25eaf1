import type { Sql } from '#platform/db.ts'
import { suspenseEntryView } from './suspense-entry-view.ts'
import * as sql from './sql.ts'

const MOST = 100
const LATELY = 30

/** The suspense account and what explains it: waiting entries, or one of them, and amounts frozen by open disputes. */
export async function readSuspense(db: Sql, id?: string) {
  const { balance, entries, frozen, disputes } = await sql.sumSuspense(db)
  const one = id === undefined ? undefined : await sql.findEntry(db, id)
  const waiting = id === undefined ? await sql.listOpenEntries(db, MOST) : one && !one.resolvedAt ? [one] : []
  return {
    balanceCents: balance,
    frozenCents: frozen,
    disputes,
    unexplainedCents: balance - entries - frozen,
    waiting: waiting.map(suspenseEntryView),
    resolved: (id === undefined ? await sql.listResolvedEntries(db, LATELY) : []).map(suspenseEntryView),
  }
}
