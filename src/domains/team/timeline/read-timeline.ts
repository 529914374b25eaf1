import type { Sql } from '#platform/db.ts'
import type { OutputOf } from '#shared/contract.ts'
import type { ObjectKind } from '../objects.rules.ts'
import { branchesOfAny } from './any-object.sql.ts'
import { findParties } from './parties.sql.ts'
import { refuse } from '../rules.ts'
import { type Branch, listLines, type TimelineRow } from './branch.sql.ts'
import type { readPersonTimeline, TimelineLine } from './contract.ts'
import { OWN_BRANCHES } from './object.sql.ts'
import { personBranches } from './person.sql.ts'
import { MOST_LINES, readPlace, type TimelineGroup } from './rules.ts'

type Asked = { id: string; group?: TimelineGroup | undefined; before?: string | undefined }

/** A page of what happened to a person or an object. Refuses `not_found` and `cursor_unknown`. */
export async function readTimeline(
  sql: Sql,
  kind: ObjectKind,
  { id, group, before }: Asked,
): Promise<OutputOf<typeof readPersonTimeline>> {
  const place = before === undefined ? undefined : readPlace(before)
  if (before !== undefined && !place) throw refuse('cursor_unknown')
  const parties = await findParties(sql, kind, id)
  if (!parties) throw refuse('not_found')
  const branches = branchesOf(sql, kind, id, parties).filter((branch) => !group || branch.group === group)
  if (branches.length === 0) return { lines: [], next: null }
  const rows = await listLines(sql, branches, place)
  const shown = rows.slice(0, MOST_LINES)
  const last = shown.at(-1)
  return {
    lines: shown.map((row) => lineOf(row, id)),
    next: rows.length > MOST_LINES && last ? `${last.place}_${last.key}` : null,
  }
}

function branchesOf(sql: Sql, kind: ObjectKind, id: string, parties: readonly string[]): Branch[] {
  if (kind === 'person') return personBranches(sql, id)
  const own = kind === 'claim' ? [] : OWN_BRANCHES[kind](sql, id)
  return [...own, ...branchesOfAny(sql, kind, id, parties)]
}

const lineOf = ({ aboutKind, aboutId, ...line }: TimelineRow, of: string): TimelineLine => ({
  ...line,
  about: aboutKind && aboutId && aboutId !== of ? { kind: aboutKind, id: aboutId } : null,
})
