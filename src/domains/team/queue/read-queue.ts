import type { Sql } from '#platform/db.ts'
import type { Capability } from '#shared/capabilities.ts'
import type { InputOf, OutputOf } from '#shared/contract.ts'
import { caseView } from './case-view.ts'
import type { readQueue as contract } from './contract.ts'
import { readCursor, writeCursor } from './cursor.rules.ts'
import { CASES_PER_PAGE, refuse } from './rules.ts'
import { readQueuePage } from './sql.ts'

type Reading = InputOf<typeof contract> & { by: string; capabilities: readonly Capability[]; now: Date }

/**
 * A page of what this member may decide, by deadline, and how many of each kind wait and rest. Refuses a cursor
 * that is none of ours.
 */
export async function readQueue(
  sql: Sql,
  { state, kind, of, cursor, by, capabilities, now }: Reading,
): Promise<OutputOf<typeof contract>> {
  const after = cursor === undefined ? undefined : readCursor(cursor)
  if (cursor !== undefined && !after) throw refuse('queue_cursor_unknown')
  const { cases, counts } = await readQueuePage(sql, {
    now,
    capabilities,
    isSnoozed: state === 'snoozed',
    kind,
    takenBy: of === 'me' ? by : undefined,
    after,
    most: CASES_PER_PAGE + 1,
  })
  const shown = cases.slice(0, CASES_PER_PAGE)
  return {
    cases: shown.map(caseView),
    counts,
    next: cases.length > shown.length ? writeCursor(shown.at(-1)!) : null,
  }
}
