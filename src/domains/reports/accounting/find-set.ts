import type { Sql } from '#platform/db.ts'
import {
  type ClosedMonth,
  findClosedMonth,
  findLastClosed,
  listClosedSums,
  sumClosedBefore,
} from './closed-months.sql.ts'
import type { Flow } from './flows.rules.ts'
import { isMonth, type Month, monthAfter, refuse } from './months.rules.ts'
import { type MonthSet, sumDaysBefore, sumOpenMonth } from './sets.sql.ts'

export type FoundSet = MonthSet & { closed: ClosedMonth | undefined }

/**
 * The journals of a month. Of the first open one also what came late; of an open month as much as there is by now.
 * Refuses `invalid_month`.
 */
export async function findSet(sql: Sql, month: Month): Promise<FoundSet> {
  if (!isMonth(month)) throw refuse('invalid_month')
  const closed = await findClosedMonth(sql, month)
  if (closed) return { month, after: closed.after, through: closed.through, closed }
  const last = await findLastClosed(sql)
  const isNext = last !== undefined && monthAfter(last.month) === month
  return { month, after: isNext ? last.through : null, through: null, closed }
}

/** What a set moved, and what all was moved before it: of closed months as they were closed. */
export async function readFlows(sql: Sql, set: FoundSet): Promise<{ before: Flow[]; flows: Flow[] }> {
  const isAfterClosed = set.closed !== undefined || set.after !== null
  const [before, flows] = await Promise.all([
    isAfterClosed ? sumClosedBefore(sql, set.month) : sumDaysBefore(sql, set.month),
    set.closed ? listClosedSums(sql, set.month) : sumOpenMonth(sql, set),
  ])
  return { before, flows }
}
