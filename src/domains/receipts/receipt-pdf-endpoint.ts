import { networkOf } from '#domains/accounts/index.ts'
import { AddressLimit } from '#platform/address-limit.ts'
import { RenderedFiles } from '#platform/background/rendered-files.ts'
import type { Company } from '#shared/company.ts'
import { serveRaw, type Ports, type Route } from '#platform/http.ts'
import type { ReceiptProof } from './contract.ts'
import { findReceipt } from './find-receipt.ts'
import { findIssuer } from './find-issuer.ts'

const MOST_BYTES = 16 * 1024 * 1024
const PER_MINUTE = 30

type Drawn = Pick<ReceiptProof, 'code' | 'content' | 'hash'>
export type RenderReceipt = (receipt: Drawn, issuer: Company) => Promise<Uint8Array>

/**
 * `GET /api/receipts/:code/pdf`: a receipt as PDF, of the company that issued it; public like the receipt itself.
 * Refuses `not_found`, more than 30 a minute from one network, and what `render` refuses.
 */
export function receiptPdfEndpoint(render: RenderReceipt): Route {
  const files = new RenderedFiles(MOST_BYTES)
  const limit = new AddressLimit(PER_MINUTE)
  return serveRaw('GET', '/api/receipts/:code/pdf', async (request: Request, { db }: Ports, address) => {
    limit.take(networkOf(address))
    const typed = new URL(request.url).pathname.split('/').at(-2)!
    const { code, content, hash } = await findReceipt(db, typed)
    const pdf = await files.get(hash, async () => render({ code, content, hash }, await findIssuer(db, code)))
    return new Response(new Uint8Array(pdf), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="recibo-${code}.pdf"`,
        'cache-control': 'private, no-store',
      },
    })
  })
}
