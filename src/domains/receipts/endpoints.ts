import { type Route, serve } from '#platform/http.ts'
import { readReceipt } from './contract.ts'
import { findReceipt } from './find-receipt.ts'
import { type RenderReceipt, receiptPdfEndpoint } from './receipt-pdf-endpoint.ts'

/** `render` draws a receipt as PDF. */
export const endpointsWith = (render: RenderReceipt): Route[] => [
  serve(readReceipt, ({ db, input }) => findReceipt(db, input.code)),
  receiptPdfEndpoint(render),
]
