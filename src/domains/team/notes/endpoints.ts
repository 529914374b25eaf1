import { type Route, serve } from '#platform/http.ts'
import * as contract from './contract.ts'
import { addNote, changeNote, readNotes } from './save-notes.ts'

export const noteEndpoints: Route[] = [
  serve(contract.listNotes, ({ db, viewer, input }) => readNotes(db, { ...input, viewer: viewer.id })),
  serve(contract.addNote, async ({ db, viewer, input, clock }) =>
    addNote(db, {
      id: input.noteId,
      personId: input.id,
      body: input.body,
      about: input.about,
      by: viewer.id,
      at: await clock(db),
    }),
  ),
  serve(contract.changeNote, async ({ db, viewer, input, clock }) =>
    changeNote(db, { ...input, by: viewer.id, at: await clock(db) }),
  ),
]
