import { z } from 'zod/mini'
import { endpoint, instant, nothing } from '#shared/contract.ts'

/** One figure: how many of how many, and the middle of all consultants as a share from 0 to 1; null: too few. */
const Figure = z.object({ part: z.int(), whole: z.int(), median: z.nullable(z.number()) })

/** What clients see of the reader's work, over 90 days, beside the middle of all consultants. */
export const Quality = z.object({
  answered: Figure,
  absent: Figure,
  refunded: Figure,
  returning: Figure,
  wait: z.object({ ms: z.nullable(z.number()), medianMs: z.nullable(z.number()) }),
  countedAt: instant,
})
export type Quality = z.infer<typeof Quality>

export const readQuality = endpoint({
  method: 'GET',
  path: '/api/quality',
  access: 'consultor',
  viewable: true,
  summary: 'Your figures of 90 days (answered, wait, no-shows, refunds, returning clients) and the median of all',
  input: nothing,
  output: Quality,
})
