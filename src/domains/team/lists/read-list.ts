import { phoneWords } from '#domains/accounts/index.ts'
import type { Sql } from '#platform/db.ts'
import { formatDuration } from '#shared/dates.ts'
import { refuse } from '../rules.ts'
import { cursorOf, readCursor } from './cursor.rules.ts'
import { type ListInput, sortOf } from './filters.rules.ts'
import { listOf, type ListName, MOST_ROWS } from './lists.rules.ts'
import { type ListRow, listRows } from './sql.ts'

/** One page of a list, fifty rows at most. Refuses `cursor_unknown`. */
export async function readList(sql: Sql, name: ListName, { sort: asked, after, before, ...filters }: ListInput) {
  const sort = sortOf(name, asked, filters)
  const isBackwards = before !== undefined
  const cursor = before ?? after
  const from = cursor === undefined ? undefined : readCursor(cursor, listOf(name).sorts[sort]!.by)
  if (cursor !== undefined && !from) throw refuse('cursor_unknown')
  const read = await listRows(sql, name, { filters, sort, from, isBackwards, most: MOST_ROWS + 1 })
  const isMore = read.length > MOST_ROWS
  const rows = isBackwards ? read.slice(-MOST_ROWS) : read.slice(0, MOST_ROWS)
  const [first, last] = [rows[0], rows.at(-1)]
  return {
    rows: rows.map(shownRow),
    next: last && (isBackwards || isMore) ? placeOf(last) : null,
    previous: first && (isBackwards ? isMore : from !== undefined) ? placeOf(first) : null,
  }
}

const placeOf = ({ id, sortedBy }: ListRow) => cursorOf({ id, value: sortedBy })

/** Times of a consultation and telephones as people write them. */
export const shownRow = ({ billedMs, ...row }: ListRow) => ({
  ...row,
  ...(typeof row.phone === 'string' && { phone: phoneWords(row.phone) }),
  ...(typeof billedMs === 'number' && { lasted: billedMs > 0 ? formatDuration(billedMs) : null }),
})
