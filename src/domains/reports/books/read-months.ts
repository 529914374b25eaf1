import type { Sql } from '#platform/db.ts'
import { type ClosedMonth, listClosedMonths, findFirstMonth } from '../accounting/closed-months.sql.ts'
import { findClosing } from '../accounting/close-month.ts'
import { type Month, monthsBetween } from '../accounting/months.rules.ts'
import type { BooksMonth } from './contract.ts'

type Named = ClosedMonth & { closedByName: string }

export const shownMonth = (
  month: Month,
  closed: Named | undefined,
  { next, current }: { next: Month | null; current: Month },
): BooksMonth => ({
  month,
  state: closed ? 'closed' : month >= current ? 'current' : month === next ? 'next' : 'open',
  closedAt: closed?.closedAt ?? null,
  closedByName: closed?.closedByName ?? null,
  throughJournal: closed ? String(closed.through) : null,
  journals: closed ? Number(closed.journals) : null,
  lateJournals: closed ? Number(closed.lateJournals) : null,
  hash: closed?.hash ?? null,
})

/** The months from the first of the ledger until now, newest first. None before anything was posted. */
export async function readMonths(sql: Sql, now: Date): Promise<BooksMonth[]> {
  const [closed, closing] = await Promise.all([listClosedMonths(sql), findClosing(sql, now)])
  const first = closed.at(-1)?.month ?? (await findFirstMonth(sql))
  if (first === null) return []
  const known = new Map(closed.map((one) => [one.month, one]))
  return monthsBetween(first, closing.current)
    .toReversed()
    .map((month) => shownMonth(month, known.get(month), closing))
}
