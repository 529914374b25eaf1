import { z } from 'zod/mini'
import { cents } from '#shared/contract.ts'
import { instantText, Seal } from '../every-kind/seal.contract.ts'

/** The content of a receipt for a payout. The key is masked, because anybody with the code may read it. */
export const PayoutReceipt = z.object({
  version: z.literal(1),
  kind: z.literal('payout'),
  payoutId: z.string(),
  amountCents: cents,
  pixKey: z.string(),
  /** The number of the transfer in every bank. */
  endToEndId: z.string(),
  askedAt: instantText,
  paidAt: instantText,
  journals: z.array(Seal),
})
export type PayoutReceipt = z.infer<typeof PayoutReceipt>
