import type { Sql } from '#platform/db.ts'
import { type Route, serve } from '#platform/http.ts'
import * as contract from './contract.ts'
import { pageOf } from './page.rules.ts'
import { importNotes, recordNote } from './record-notes.ts'
import { setTerms } from './set-terms.ts'
import { findNotes, findTerms, listNotes, type NoteWithState } from './sql.ts'
import { missingTerms } from './terms.rules.ts'
import { isMonth } from '../accounting/months.rules.ts'

const A_PAGE = 50

const shownNote = ({ dpsNumber, gross, commission, withheld, state, ...of }: NoteWithState): contract.Note => ({
  ...of,
  dpsNumber: String(dpsNumber),
  grossCents: gross,
  commissionCents: commission,
  withheldCents: withheld,
  state: state ?? 'none',
})

const shownTerms = async (sql: Sql) => {
  const { terms, version, setAt } = await findTerms(sql)
  return { terms, version: String(version), setAt, missing: missingTerms(terms) }
}

/** Service notes: those of a month, what is said of them, and what the accountant decided. */
export const noteEndpoints: Route[] = [
  serve(contract.readNotes, async ({ db, input: { month, after } }) => {
    if (!isMonth(month)) return { notes: [], next: null }
    const { rows, next } = pageOf(await listNotes(db, month, BigInt(after ?? 0), A_PAGE + 1), A_PAGE, ({ dpsNumber }) =>
      String(dpsNumber),
    )
    return { notes: rows.map(shownNote), next }
  }),
  serve(contract.recordNote, async ({ db, viewer, clock, input }) => {
    const { number = '', accessKey = '', issuedOn = '', state, withheldCents } = input
    const dpsNumber = BigInt(input.dpsNumber)
    await recordNote(
      db,
      {
        dpsNumber,
        state,
        number: number || null,
        accessKey: accessKey || null,
        issuedOn: issuedOn || null,
        withheld: withheldCents,
      },
      { by: viewer.id, clock },
    )
    return { note: shownNote((await findNotes(db, [dpsNumber]))[0]!) }
  }),
  serve(contract.importNotes, async ({ db, viewer, clock, input }) => ({
    rows: await importNotes(db, input.table, { by: viewer.id, clock }),
  })),
  serve(contract.readTerms, ({ db }) => shownTerms(db)),
  serve(contract.setTerms, async ({ db, viewer, clock, input: { terms, version } }) => {
    await setTerms(db, { terms, version: BigInt(version), by: viewer.id, clock })
    return shownTerms(db)
  }),
]
