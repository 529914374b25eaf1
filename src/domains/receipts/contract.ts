import { z } from 'zod/mini'
import { cents, endpoint, instant } from '#shared/contract.ts'
import { typed } from '#shared/typed-text/fields.ts'

/** A receipt that anybody may check: `hash` is SHA-256(previous ‖ content), `code` its first 80 bits. */
export const ReceiptProof = z.object({
  code: z.string(),
  /** Hash of the same holder's previous receipt, or 64 zeros. */
  previous: z.string(),
  /** The receipt: JSON, exactly as it was written. */
  content: z.string(),
  hash: z.string(),
  /** Receipts of later refunds of this consultation or question, in order. */
  refunds: z.array(z.object({ code: z.string(), amountCents: cents, at: instant })),
})
export type ReceiptProof = z.infer<typeof ReceiptProof>

export const readReceipt = endpoint({
  method: 'GET',
  path: '/api/receipts/:code',
  access: 'public',
  summary: 'A receipt and its proof, by the printed code; anybody may check it',
  input: z.object({ code: typed('code') }),
  output: ReceiptProof,
})
