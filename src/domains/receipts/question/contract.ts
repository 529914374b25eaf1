import { z } from 'zod/mini'
import { cents } from '#shared/contract.ts'
import { instantText, Seal } from '../every-kind/seal.contract.ts'

/**
 * The content of an answered question's receipt. Neither names nor texts, because anybody with the code may read it.
 */
export const QuestionReceipt = z.object({
  version: z.literal(1),
  kind: z.literal('question'),
  question: z.string(),
  title: z.string(),
  priceCents: cents,
  /** What was paid: the price less the coupon. */
  chargedCents: cents,
  consultantCents: cents,
  commissionCents: cents,
  /** The platform's share of `priceCents` in hundredths of a percent, rounded down. */
  commissionBps: z.int(),
  askedAt: instantText,
  dueAt: instantText,
  answeredAt: instantText,
  journals: z.array(Seal),
})
export type QuestionReceipt = z.infer<typeof QuestionReceipt>
