import type { Sql } from '#platform/db.ts'
import type { Capability } from '#shared/capabilities.ts'
import type { InputOf, OutputOf } from '#shared/contract.ts'
import type { listDecided as contract } from './contract.ts'
import { readDecidedCursor, writeDecidedCursor } from './cursor.rules.ts'
import { listMembers } from '../members.sql.ts'
import { listDecisions } from './decided.sql.ts'
import { kindsFor } from './kinds/all-kinds.sql.ts'
import { CASES_PER_PAGE, refuse } from './rules.ts'

const DAY_MS = 24 * 3_600_000

type Reading = InputOf<typeof contract> & { capabilities: readonly Capability[] }

/**
 * Decisions of the team of the kinds that this member decides, too, latest first, and who is or was of it. Refuses a
 * cursor that is none of ours.
 */
export async function listDecided(
  sql: Sql,
  { kind, by, until, cursor, capabilities }: Reading,
): Promise<OutputOf<typeof contract>> {
  const after = cursor === undefined ? undefined : readDecidedCursor(cursor)
  if (cursor !== undefined && after === undefined) throw refuse('queue_cursor_unknown')
  const before = until === undefined ? undefined : new Date(Date.parse(`${until}T03:00:00Z`) + DAY_MS)
  const [rows, members] = await Promise.all([
    listDecisions(sql, { kinds: kindsFor(capabilities), kind, by, before, after, most: CASES_PER_PAGE + 1 }),
    listMembers(sql),
  ])
  const cases = rows.slice(0, CASES_PER_PAGE)
  const last = rows.length > cases.length ? cases.at(-1) : undefined
  return { cases, members, next: last ? writeDecidedCursor({ at: last.at, id: last.eventId }) : null }
}
