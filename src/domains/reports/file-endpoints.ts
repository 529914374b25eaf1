import type { Storage } from '#gateways/storage/storage.ts'
import { AddressLimit } from '#platform/address-limit.ts'
import { admit, type Ports, type Route, serveRaw, type Viewer } from '#platform/http.ts'
import { BOM } from '#shared/csv.ts'
import { isUuid } from '#shared/uuid.ts'
import { bookFileEndpoints } from './books/file-endpoints.ts'
import { storedName } from './exports/rules.ts'
import { findExport } from './exports/sql.ts'
import { writeIncomePaper } from './papers/write-income-paper.ts'
import { writeStatementPaper } from './papers/write-statement-paper.ts'
import { assertPeriod, type Paper, refuse } from './sums/rules.ts'
import { platformCsv } from './sums/platform.rules.ts'
import { readPlatformReport } from './sums/read-platform-report.ts'
import { streamCsv } from './sums/stream-csv.ts'

const PER_MINUTE = 20

export type RenderPaper = (paper: Paper) => Promise<Uint8Array>

/**
 * The files of a report, for its owner: the lines of a period as CSV or PDF (`from`, `to`), and a consultant's income
 * of a year (`year`). Refuses a period that is none, more than 20 files a minute, and what `render` refuses.
 */
export function fileEndpoints(render: RenderPaper, storage: Pick<Storage, 'read'>): Route[] {
  const limit = new AddressLimit(PER_MINUTE)
  const viewerOf = async (
    request: Request,
    ports: Ports,
    access: 'signed-in' | 'consultor' | 'team:money',
  ): Promise<Viewer> => {
    const viewer = await admit(request, ports, access)
    limit.take(viewer!.id)
    return viewer!
  }
  return [
    ...bookFileEndpoints(render),
    serveRaw('GET', '/api/reports/mine/csv', async (request, ports) => {
      const { id, role } = await viewerOf(request, ports, 'signed-in')
      const period = periodOf(request)
      return new Response(streamCsv(ports.db, id, period, { isConsultant: role === 'consultor' }), {
        headers: headersOf('text/csv; charset=utf-8', `extrato-${period.from}-a-${period.to}.csv`),
      })
    }),
    serveRaw('GET', '/api/reports/platform/csv', async (request, ports) => {
      await viewerOf(request, ports, 'team:money')
      const { days, from, to } = await readPlatformReport(ports.db, periodOf(request))
      return new Response(BOM + platformCsv(days), {
        headers: headersOf('text/csv; charset=utf-8', `plataforma-${from}-a-${to}.csv`),
      })
    }),
    serveRaw('GET', '/api/reports/exports/:id/file', async (request, ports) => {
      const { id: personId } = await viewerOf(request, ports, 'signed-in')
      const { pathname, searchParams } = new URL(request.url)
      const id = pathname.split('/').at(-2)!
      const one = isUuid(id) ? await findExport(ports.db, id, personId, ports.now()) : undefined
      const isSigned = one?.readyAt && one.signature === searchParams.get('assinatura')
      const file = isSigned ? await storage.read(storedName(id)) : undefined
      if (!one || !file) throw refuse('export_not_found')
      return new Response(file, {
        headers: headersOf('text/csv; charset=utf-8', `extrato-${one.from}-a-${one.to}.csv`),
      })
    }),
    serveRaw('GET', '/api/reports/mine/pdf', async (request, ports) => {
      const viewer = await viewerOf(request, ports, 'signed-in')
      const period = periodOf(request)
      const pdf = await render(await writeStatementPaper(ports.db, viewer, period, ports.now()))
      return pdfOf(pdf, `extrato-${period.from}-a-${period.to}.pdf`)
    }),
    serveRaw('GET', '/api/reports/mine/income', async (request, ports) => {
      const viewer = await viewerOf(request, ports, 'consultor')
      const year = new URL(request.url).searchParams.get('year') ?? ''
      const pdf = await render(await writeIncomePaper(ports.db, viewer.id, year, ports.now()))
      return pdfOf(pdf, `informe-de-rendimentos-${year}.pdf`)
    }),
  ]
}

function periodOf(request: Request) {
  const { searchParams } = new URL(request.url)
  return assertPeriod({ from: searchParams.get('from') ?? '', to: searchParams.get('to') ?? '' })
}

const pdfOf = (pdf: Uint8Array, name: string) =>
  new Response(new Uint8Array(pdf), { headers: headersOf('application/pdf', name) })

/** Only for its owner, so nothing between keeps it. */
const headersOf = (type: string, name: string) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${name}"`,
  'cache-control': 'private, no-store',
})
