import { type PersonalData, readPersonalData } from '#domains/accounts/index.ts'
import { type Route, serve } from '#platform/http.ts'
import { addNote, closeRequest, takeBundleFor, turnHoldOf } from './act-on-request.ts'
import * as contract from './contract.ts'
import { openRequest } from './open-request.ts'
import { type LegalRow, listClosed, listOpen, listReceiptsOf } from './sql.ts'

const CLOSED_SHOWN = 50

/** `parts`: what the domains keep about a person. */
export const legalEndpoints = (parts: readonly PersonalData[]): Route[] => [
  serve(contract.readLegal, async ({ db, now }) => ({
    open: (await listOpen(db, now)).map(viewOf),
    closed: (await listClosed(db, now, CLOSED_SHOWN)).map(viewOf),
  })),
  serve(contract.openLegal, async ({ db, clock, viewer, input }) => {
    await openRequest(db, { ...input, by: viewer.id, clock })
    return {}
  }),
  serve(contract.noteLegal, async ({ db, clock, viewer, input }) => {
    await addNote(db, { ...input, by: viewer.id, clock })
    return {}
  }),
  serve(contract.closeLegal, async ({ db, clock, viewer, input }) => {
    await closeRequest(db, { ...input, by: viewer.id, clock })
    return {}
  }),
  serve(contract.holdLegal, async ({ db, clock, viewer, input }) => {
    await turnHoldOf(db, { ...input, by: viewer.id, clock })
    return {}
  }),
  serve(contract.takeBundle, async ({ db, clock, viewer, input: { id } }) => {
    const personId = await takeBundleFor(db, { id, by: viewer.id, clock })
    const data = await readPersonalData(db, parts, personId)
    return { data: { ...data, Recibos: await listReceiptsOf(db, personId) } }
  }),
]

const viewOf = ({ notes, person, ...row }: LegalRow) => ({
  ...row,
  person: person && { ...person, hold: person.hold && { ...person.hold, at: new Date(person.hold.at) } },
  notes: notes.map((note) => ({ ...note, at: new Date(note.at) })),
})
