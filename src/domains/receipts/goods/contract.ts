import { z } from 'zod/mini'
import { cents } from '#shared/contract.ts'
import { instantText, Seal } from '../every-kind/seal.contract.ts'

/**
 * The content of the receipt of an order of goods. Nobody's name and no address, because anybody with the code may read
 * it.
 */
export const GoodsReceipt = z.object({
  version: z.literal(1),
  kind: z.literal('goods'),
  order: z.string(),
  lines: z.array(
    z.object({
      name: z.string(),
      quantity: z.int(),
      unitCents: cents,
      /** Its share of the discount, and what was paid for it. */
      discountCents: cents,
      paidCents: cents,
    }),
  ),
  goodsCents: cents,
  discountCents: cents,
  freightCents: cents,
  totalCents: cents,
  /** What of the total the balance paid. */
  balanceCents: cents,
  paidAt: instantText,
  journals: z.array(Seal),
})
export type GoodsReceipt = z.infer<typeof GoodsReceipt>
