import { z } from 'zod/mini'
import { endpoint, instant, nothing, totalCents } from '#shared/contract.ts'

/** Seconds and centavos since the beginning, as of `countedAt`. */
export const Transparency = z.object({
  countedAt: instant,
  consultants: z.int(),
  consultations: z.int(),
  provenSeconds: z.int(),
  unbilledSeconds: z.int(),
  freeConsultations: z.int(),
  chargedCents: totalCents,
  paidToConsultantsCents: totalCents,
  releasedCents: totalCents,
  /** Refunds of settled consultations: number and amount. */
  refundedConsultations: z.int(),
  refundedCents: totalCents,
  reviews: z.int(),
  removedReviews: z.int(),
  receipts: z.int(),
})
export type Transparency = z.infer<typeof Transparency>

export const readTransparency = endpoint({
  method: 'GET',
  path: '/api/reports/transparency',
  access: 'public',
  summary: 'Public figures of the platform, counted at most every five minutes',
  input: nothing,
  output: Transparency,
})
