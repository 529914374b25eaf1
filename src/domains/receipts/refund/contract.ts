import { z } from 'zod/mini'
import { cents } from '#shared/contract.ts'
import { instantText, Seal } from '../every-kind/seal.contract.ts'

/** The content of a receipt for a refund. */
export const RefundReceipt = z.object({
  version: z.literal(1),
  kind: z.literal('refund'),
  /** What is refunded: a consultation or a fee of its booking, or a written question. */
  consultation: z.optional(z.string()),
  question: z.optional(z.string()),
  /** The code of its receipt. */
  receipt: z.string(),
  /** What it cost in all, and what had been refunded before. */
  refundableCents: cents,
  refundedBeforeCents: cents,
  refundedCents: cents,
  toCreditCents: cents,
  toBonusCents: cents,
  /** The part that came from the consultant's earnings. */
  fromEarningsCents: cents,
  refundedAt: instantText,
  journals: z.array(Seal),
})
export type RefundReceipt = z.infer<typeof RefundReceipt>
