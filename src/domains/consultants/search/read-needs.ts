import { cachedRead } from '#platform/cached-read.ts'
import type { Sql } from '#platform/db.ts'
import { thesaurusOf } from './needs.rules.ts'
import { listNeeds } from './sql.ts'

/** An edited row counts after this time. */
export const NEEDS_CACHE_MS = 60_000

/** The thesaurus of needs, read at most once a minute by a process. */
export const readNeeds = cachedRead(NEEDS_CACHE_MS, async (sql: Sql) => thesaurusOf(await listNeeds(sql)))
