import { serveRaw, type Ports, type Route } from '#platform/http.ts'
import { findReceipt } from '../find-receipt.ts'
import { renderReceiptPdf } from './render-receipt-pdf.ts'

/** `GET /api/receipts/:code/pdf`: a receipt as PDF; public like the receipt itself. Refuses `receipt_not_found`. */
export const receiptPdfEndpoint = (publicUrl: string): Route =>
  serveRaw('GET', '/api/receipts/:code/pdf', async (request: Request, { db }: Ports) => {
    const typed = new URL(request.url).pathname.split('/').at(-2)!
    const proof = await findReceipt(db, typed)
    return new Response(new Uint8Array(await renderReceiptPdf(proof, publicUrl)), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="recibo-${proof.code}.pdf"`,
        'cache-control': 'private, no-store',
      },
    })
  })
