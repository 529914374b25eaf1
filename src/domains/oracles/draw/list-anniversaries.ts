import type { Sql } from '#platform/db.ts'
import { type AnniversaryRow, findAnniversaries } from './anniversaries.sql.ts'
import { keptReadingPath } from './kept-reading-path.rules.ts'

type Anniversary = Pick<AnniversaryRow, 'personId' | 'isYear'> & { path: `/${string}` }

/** Readings that were kept a month or a year before one of these days, with their addresses; see the query. */
export const listAnniversaries = async (
  sql: Sql,
  asked: Parameters<typeof findAnniversaries>[1],
): Promise<Anniversary[]> =>
  (await findAnniversaries(sql, asked)).map(({ personId, isYear, ...draw }) => ({
    personId,
    isYear,
    path: keptReadingPath(draw),
  }))
