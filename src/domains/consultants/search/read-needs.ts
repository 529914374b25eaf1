import type { Sql } from '#platform/db.ts'
import { type Need, type Thesaurus, thesaurusOf } from './needs.rules.ts'
import { listNeeds } from './sql.ts'

type Needs = Thesaurus<Need & { place: number | null }>

/** An edited row counts after this time. */
export const NEEDS_CACHE_MS = 60_000

const cached = new WeakMap<Sql, { at: number; needs: Promise<Needs> }>()

/** The thesaurus of needs, read at most once a minute by a process. A failed read is repeated by the next reader. */
export function readNeeds(sql: Sql, now: Date): Promise<Needs> {
  const kept = cached.get(sql)
  if (kept && Math.abs(now.getTime() - kept.at) < NEEDS_CACHE_MS) return kept.needs
  const needs = listNeeds(sql).then(thesaurusOf)
  cached.set(sql, { at: now.getTime(), needs })
  needs.catch(() => cached.delete(sql))
  return needs
}
