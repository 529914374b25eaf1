import { recordSecurityEvent } from '#domains/accounts/index.ts'
import { AddressLimit } from '#platform/address-limit.ts'
import { admit, type Ports, type Route, serveRaw } from '#platform/http.ts'
import { BOM } from '#shared/csv.ts'
import { isUuid } from '#shared/uuid.ts'
import { refuse } from '../accounting/months.rules.ts'
import { findSet, type FoundSet } from '../accounting/find-set.ts'
import { streamJournal } from '../accounting/stream-journal.ts'
import { writeIncomePaper } from '../papers/write-income-paper.ts'
import type { Paper } from '../sums/rules.ts'
import { TABLES } from './files.ts'
import { notesAsJson } from './note-files.ts'
import { instantOf } from './read-owed.ts'
import { findPaperOwner } from './sql.ts'
import { streamBalances } from './stream-balances.ts'
import { csvOf } from './table.ts'

const PER_MINUTE = 30
const CSV = 'text/csv; charset=utf-8'
const FOLDER = '/api/team/accounting/files'

/**
 * The files of the books, for whoever does the accounts: a month's (`month`), what was owed to each person (`at`), the
 * paper of a consultant's year (`consultant`, `year`). Who took which stands in the log. Thirty a minute at most.
 */
export function bookFileEndpoints(render: (paper: Paper) => Promise<Uint8Array>): Route[] {
  const limit = new AddressLimit(PER_MINUTE)
  const admitted = async (request: Request, ports: Ports) => {
    const viewer = (await admit(request, ports, 'team:accounting'))!
    limit.take(viewer.id)
    return viewer.id
  }
  const recordTaken = async ({ db, clock }: Ports, taken: { actorId: string; detail: string; personId?: string }) =>
    recordSecurityEvent(db, { kind: 'reports.book_taken', ...taken, at: await clock(db) })
  const asked = (request: Request, name: string) => new URL(request.url).searchParams.get(name) ?? ''
  const ofMonth = (name: string, answer: (ports: Ports, set: FoundSet) => Promise<Answer>) =>
    serveRaw('GET', `${FOLDER}/${name}`, async (request, ports) => {
      const actorId = await admitted(request, ports)
      const set = await findSet(ports.db, asked(request, 'month'))
      await recordTaken(ports, { actorId, detail: name.replaceAll('-', '_') })
      const { body, type, ending } = await answer(ports, set)
      return fileOf(body, type, `${name}-${set.month}.${ending}`)
    })
  return [
    ofMonth('diario', async ({ db }, set) => ({ body: streamJournal(db, set), type: CSV, ending: 'csv' })),
    ...Object.entries(TABLES).map(([name, table]) =>
      ofMonth(name, async ({ db }, set) => ({ body: BOM + csvOf(await table(db, set)), type: CSV, ending: 'csv' })),
    ),
    ofMonth('notas-json', async ({ db }, set) => ({
      body: await notesAsJson(db, set),
      type: 'application/json; charset=utf-8',
      ending: 'json',
    })),
    serveRaw('GET', `${FOLDER}/saldos`, async (request, ports) => {
      const actorId = await admitted(request, ports)
      const at = instantOf(asked(request, 'at'), ports.now())
      await recordTaken(ports, { actorId, detail: 'saldos' })
      return fileOf(streamBalances(ports.db, at), CSV, `saldos-${at.toISOString().slice(0, 16).replace(':', '')}.csv`)
    }),
    serveRaw('GET', `${FOLDER}/informe`, async (request, ports) => {
      const actorId = await admitted(request, ports)
      const [id, year] = [asked(request, 'consultant'), asked(request, 'year')]
      const owner = isUuid(id) && /^20\d\d$/.test(year) ? await findPaperOwner(ports.db, id) : undefined
      if (!owner) throw refuse('file_not_found')
      const pdf = await render(await writeIncomePaper(ports.db, id, year, ports.now()))
      await recordTaken(ports, { actorId, detail: 'informe', personId: id })
      return fileOf(new Uint8Array(pdf), 'application/pdf', `informe-${year}-${id}.pdf`)
    }),
  ]
}

type Answer = { body: BodyInit; type: string; ending: string }

/** Only for whoever asked, so nothing between keeps it. */
const fileOf = (body: BodyInit, type: string, name: string) =>
  new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  })
