import { z } from 'zod/mini'
import { ConsultantCard } from '#domains/consultants/contract.ts'
import { idParam, endpoint, nothing } from '#shared/contract.ts'

/** The public figures of a consultant: counts since the beginning, never amounts or people. */
export const ConsultantStatistics = z.object({
  /** Consultations that took place and were settled. */
  settled: z.int(),
  /** Of those, how many were refunded, wholly or in part. */
  refunded: z.int(),
  /** Requests that the consultant should have answered: neither cancelled nor declined, nor ended by another room. */
  asked: z.int(),
  /** Of those, how many nobody answered, or were accepted and not attended by the consultant. */
  missed: z.int(),
  /** Median time to accept, in milliseconds; null: no request was accepted. */
  medianWaitMs: z.nullable(z.number()),
})
export type ConsultantStatistics = z.infer<typeof ConsultantStatistics>

export const readConsultantStatistics = endpoint({
  method: 'GET',
  path: '/api/consultants/:id/statistics',
  access: 'public',
  summary: "A consultant's public figures: consultations, refunds, no-shows, median wait",
  input: z.object({ id: idParam }),
  output: ConsultantStatistics,
})

/** When a busy consultant will probably be free. `freeInMs`: null when there is no estimate; 0 means any moment. */
export const AvailabilityEstimate = z.object({ consultantId: z.string(), freeInMs: z.nullable(z.number()) })
export type AvailabilityEstimate = z.infer<typeof AvailabilityEstimate>

export const listAvailabilityEstimates = endpoint({
  method: 'GET',
  path: '/api/consultations/estimates',
  access: 'public',
  summary: 'For each consultant in a consultation: when it will probably end, estimated from their twenty latest',
  input: nothing,
  output: z.array(AvailabilityEstimate),
})

/**
 * Somebody who is not here now. `usualHours`: when they usually attend, in words; null: too few consultations, or at
 * any hour. `lastOn`: the day of their latest one. Both in São Paulo, and neither tells when somebody was consulted.
 */
const LatelyHere = z.object({ consultant: ConsultantCard, usualHours: z.nullable(z.string()), lastOn: z.string() })
export type LatelyHere = z.infer<typeof LatelyHere>

export const listLatelyHere = endpoint({
  method: 'GET',
  path: '/api/consultations/lately',
  access: 'public',
  summary:
    'Six consultants who are offline and had consultations in the last four weeks: most often in the next three hours of the day first, then the latest. Ten seconds old at most',
  input: nothing,
  output: z.array(LatelyHere),
})
