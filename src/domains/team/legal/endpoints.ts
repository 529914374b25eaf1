import { type PersonalData, readPersonalData } from '#domains/accounts/index.ts'
import { AddressLimit } from '#platform/address-limit.ts'
import { admit, type Route, serve, serveRaw } from '#platform/http.ts'
import { toJson } from '#shared/json.ts'
import { isUuid } from '#shared/uuid.ts'
import { addNote, closeRequest, takeBundleFor, turnHoldOf } from './act-on-request.ts'
import * as contract from './contract.ts'
import { openRequest } from './open-request.ts'
import { refuse } from './rules.ts'
import { type LegalRow, listClosed, listOpen, listReceiptsOf } from './sql.ts'

const CLOSED_SHOWN = 50
const FILES_PER_MINUTE = 10

/** `parts`: what the domains keep about a person. */
export function legalEndpoints(parts: readonly PersonalData[]): Route[] {
  const limit = new AddressLimit(FILES_PER_MINUTE)
  return [
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
    serveRaw('GET', '/api/admin/legal/:id/bundle', async (request, ports) => {
      const viewer = (await admit(request, ports, 'team:legal'))!
      limit.take(viewer.id)
      const id = new URL(request.url).pathname.split('/').at(-2)!
      if (!isUuid(id)) throw refuse('not_found')
      const personId = await takeBundleFor(ports.db, { id, by: viewer.id, clock: ports.clock })
      const data = await readPersonalData(ports.db, parts, personId)
      const receipts = await listReceiptsOf(ports.db, personId)
      return new Response(toJson({ ...data, Recibos: receipts }), {
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'content-disposition': 'attachment; filename="dados-da-pessoa.json"',
          'cache-control': 'private, no-store',
        },
      })
    }),
  ]
}

const viewOf = ({ notes, ...row }: LegalRow) => ({
  ...row,
  notes: notes.map((note) => ({ ...note, at: new Date(note.at) })),
})
