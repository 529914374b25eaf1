import { type Route, serve } from '#platform/http.ts'
import { listClosedMonths } from '../accounting/closed-months.sql.ts'
import { checkMonth } from '../accounting/check-month.ts'
import { closeMonth, findClosing } from '../accounting/close-month.ts'
import { pageOf } from '../notes/page.rules.ts'
import * as contract from './contract.ts'
import { readMonth } from './read-month.ts'
import { readMonths, shownMonth } from './read-months.ts'
import { instantOf, readOwed } from './read-owed.ts'
import { listPaperOwners } from './sql.ts'

const A_PAGE = 50
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** The books of the house: months, notes, papers of consultants. */
export const bookEndpoints: Route[] = [
  serve(contract.readBooksMonths, async ({ db, now }) => ({ months: await readMonths(db, now) })),
  serve(contract.readBooksMonth, ({ db, now, input }) => readMonth(db, input.month, now)),
  serve(contract.closeBooksMonth, async ({ db, viewer, clock, input: { month } }) => {
    await closeMonth(db, { month, by: viewer.id, clock })
    const closed = (await listClosedMonths(db)).find((one) => one.month === month)
    return shownMonth(month, closed, await findClosing(db, await clock(db)))
  }),
  serve(contract.checkBooksMonth, async ({ db, input }) => {
    const { journals, ...check } = await checkMonth(db, input.month)
    return { ...check, journals: Number(journals) }
  }),
  serve(contract.readOwed, ({ db, now, input }) => readOwed(db, instantOf(input.at, now))),
  serve(contract.readPapers, async ({ db, input: { year, after } }) => {
    const { rows, next } = pageOf(
      await listPaperOwners(db, year, after ?? FIRST_ID, A_PAGE + 1),
      A_PAGE,
      ({ id }) => id,
    )
    return { consultants: rows, next }
  }),
]
