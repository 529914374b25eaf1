import { z } from 'zod/mini'
import { consultantIds } from '#domains/consultants/contract.ts'
import { endpoint, idParam } from '#shared/contract.ts'
import { WELCOME_REFUSALS } from './rules.ts'

export const readWelcomeMinutes = endpoint({
  method: 'GET',
  path: '/api/consultations/welcome',
  access: 'client',
  viewable: true,
  summary:
    'How long the reader’s welcome minutes last, with one consultant or with anybody; zero with the reason, for example after any consultation',
  input: z.object({ consultantId: z.optional(idParam) }),
  output: z.object({
    leftMs: z.number(),
    /** Why there are none. A reason that this page cannot explain is left out. */
    refusal: z.catch(z.nullable(z.enum(WELCOME_REFUSALS)), null),
  }),
})

export const listWelcomeOffers = endpoint({
  method: 'GET',
  path: '/api/consultations/welcome/offers',
  access: 'public',
  summary: 'Which of these consultants still give free minutes today, and whether anybody does',
  input: z.object({ ids: z.optional(consultantIds) }),
  output: z.object({ consultantIds: z.array(z.string()), isAnybody: z.boolean() }),
})
