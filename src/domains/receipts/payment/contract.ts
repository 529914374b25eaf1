import { z } from 'zod/mini'
import { cents } from '#shared/contract.ts'
import { instantText, Seal } from '../every-kind/seal.contract.ts'

/** The content of a receipt for a purchase of credit. */
export const PaymentReceipt = z.object({
  version: z.literal(1),
  kind: z.literal('payment'),
  paymentId: z.string(),
  method: z.string(),
  amountCents: cents,
  creditsCents: z.optional(cents),
  paidAt: instantText,
  journals: z.array(Seal),
})
export type PaymentReceipt = z.infer<typeof PaymentReceipt>
