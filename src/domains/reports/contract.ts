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

/** One day in São Paulo: the consultations that ended on it and took place, and what they cost their clients. */
export const DailyFigures = z.object({ on: z.string(), consultations: z.int(), chargedCents: totalCents })
export type DailyFigures = z.infer<typeof DailyFigures>

export const readDailyFigures = endpoint({
  method: 'GET',
  path: '/api/reports/daily',
  access: 'admin',
  summary:
    'Consultations and what they cost by day: the last 28 days, oldest first, counted at most every five minutes',
  input: nothing,
  output: z.object({ countedAt: instant, days: z.array(DailyFigures) }),
})
