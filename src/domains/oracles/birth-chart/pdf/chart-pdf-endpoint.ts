import { networkOf } from '#domains/accounts/index.ts'
import { AddressLimit } from '#platform/address-limit.ts'
import { type Route, serveRaw } from '#platform/http.ts'
import { invalidInput, readJsonBody } from '#platform/request.ts'
import { CHART_PDF_PATH, ChartPaperInput } from './contract.ts'

const PER_MINUTE = 10
const MOST_BYTES = 4_096

export type RenderChart = (chart: ChartPaperInput) => Promise<Uint8Array>

/**
 * `POST /api/oracles/chart/pdf`: a birth chart as PDF. Nothing of it is stored or logged. Refuses a birth that cannot
 * be read, more than ten a minute from one network, and what `render` refuses.
 */
export function chartPdfEndpoint(render: RenderChart): Route {
  const limit = new AddressLimit(PER_MINUTE)
  return serveRaw('POST', CHART_PDF_PATH, async (request, _ports, address) => {
    limit.take(networkOf(address))
    const read = ChartPaperInput.safeParse(await readJsonBody(request, MOST_BYTES))
    if (!read.success) throw invalidInput(read.error.issues)
    return new Response(new Uint8Array(await render(read.data)), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="mapa-astral.pdf"',
        'cache-control': 'private, no-store',
      },
    })
  })
}
