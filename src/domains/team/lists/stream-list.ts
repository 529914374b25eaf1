import type { Db } from '#platform/db.ts'
import { BOM } from '#shared/csv.ts'
import { refuse } from '../rules.ts'
import { hrefOfObject } from '../objects.rules.ts'
import { csvHeader, csvRow } from './csv.rules.ts'
import { type Filters, sortOf } from './filters.rules.ts'
import { listOf, type ListName, MOST_CHOSEN, MOST_EXPORTED } from './lists.rules.ts'
import { shownRow } from './read-list.ts'
import { type ListRow, listRows } from './sql.ts'

const AT_ONCE = 500

type Wanted = { filters: Filters; sort: string | undefined; ids: readonly string[] | undefined; origin: string }

/**
 * A list, or the chosen rows of it, as a spreadsheet: 500 rows at a time, 20,000 at most. Refuses `invalid_filter` for
 * more chosen rows than a page has.
 */
export function streamList(db: Db, name: ListName, { filters, sort: asked, ids, origin }: Wanted) {
  if (ids && ids.length > MOST_CHOSEN) throw refuse('invalid_filter')
  const sort = sortOf(name, asked, filters)
  const encoder = new TextEncoder()
  const hrefOf = ({ id }: ListRow) => `${origin}${hrefOfObject(listOf(name).kind, id)}`
  let last: ListRow | undefined
  let written = 0
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const from = last && { value: last.sortedBy, id: last.id }
        const rows = await listRows(db, name, { filters, sort, from, isBackwards: false, most: AT_ONCE, ids })
        const text = rows.map((row) => csvRow(name, shownRow(row), hrefOf(row))).join('')
        controller.enqueue(encoder.encode(written === 0 ? BOM + csvHeader(name) + text : text))
        last = rows.at(-1)
        written += rows.length
        if (rows.length < AT_ONCE || written >= MOST_EXPORTED) controller.close()
      },
    },
    { highWaterMark: 1 },
  )
}
