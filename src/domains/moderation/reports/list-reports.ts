import { cursorOf, parseCursor } from '#domains/reviews/rules.ts'
import type { Sql } from '#platform/db.ts'
import { type Filter, listDecided, listOpen } from './sql.ts'

const A_PAGE = 20

type Asked = Filter & { state: 'open' | 'decided'; before?: string | undefined }

/** A page of cases, and where the next one begins. */
export async function listReports(sql: Sql, { state, before, ...filter }: Asked) {
  const cursor = before ? parseCursor(before) : undefined
  const after = cursor && { at: cursor.writtenAt, id: cursor.id }
  const rows = await (state === 'open' ? listOpen : listDecided)(sql, filter, after, A_PAGE + 1)
  const reports = rows.slice(0, A_PAGE)
  const last = reports.at(-1)
  const next =
    rows.length > A_PAGE && last
      ? cursorOf({ writtenAt: state === 'open' ? last.dueAt : last.decidedAt!, id: last.id })
      : null
  return { reports, next }
}
