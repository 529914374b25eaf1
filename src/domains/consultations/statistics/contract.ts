import { z } from 'zod/mini'
import { idParam, endpoint, nothing } from '#shared/contract.ts'

/** What everybody may know of a consultant's work here: counts since the beginning, never amounts or people. */
export const ConsultantStatistics = z.object({
  /** Conversations that took place and were settled. */
  settled: z.int(),
  /** Of those, how many were given back afterwards, wholly or in part. */
  refunded: z.int(),
  /** Requests that the consultant should have answered: neither withdrawn nor declined. */
  asked: z.int(),
  /** Of those, how many they let pass, or did not come to after accepting. */
  missed: z.int(),
  /** Half of the accepted requests were accepted within so many milliseconds; null: none was. */
  medianWaitMs: z.nullable(z.number()),
})
export type ConsultantStatistics = z.infer<typeof ConsultantStatistics>

export const readConsultantStatistics = endpoint({
  method: 'GET',
  path: '/api/consultants/:id/statistics',
  access: 'public',
  summary: "A consultant's public figures: conversations, refunds, no-shows, median wait",
  input: z.object({ id: idParam }),
  output: ConsultantStatistics,
})

/** When a busy consultant will probably be free. `freeInMs` is null when nobody can say; 0 means any moment. */
export const AvailabilityEstimate = z.object({ consultantId: z.string(), freeInMs: z.nullable(z.number()) })
export type AvailabilityEstimate = z.infer<typeof AvailabilityEstimate>

export const listAvailabilityEstimates = endpoint({
  method: 'GET',
  path: '/api/consultations/estimates',
  access: 'public',
  summary: 'For each consultant in a conversation: when it will probably be over, judged by their twenty latest',
  input: nothing,
  output: z.array(AvailabilityEstimate),
})
