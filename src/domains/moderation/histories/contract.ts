import { z } from 'zod/mini'
import { endpoint, idParam, instant, tolerantEnum } from '#shared/contract.ts'

export const listHistories = endpoint({
  method: 'GET',
  path: '/api/admin/moderation/histories/:id',
  access: 'team:consultations',
  summary: 'What is known of the two people of a consultation: figures, nothing that was said',
  input: z.object({ id: idParam }),
  output: z.object({
    histories: z.array(
      z.object({
        side: tolerantEnum(['client', 'consultant'], 'client'),
        id: z.string(),
        name: z.string(),
        since: instant,
        consultations: z.int(),
        /** Claims with words, and how many of them gave something back. */
        refundsAsked: z.int(),
        refundsGranted: z.int(),
        /** Written or received, and those of one or two stars. */
        reviews: z.int(),
        lowReviews: z.int(),
        reportsAbout: z.int(),
        reportsMade: z.int(),
        blockedBy: z.int(),
        heldTexts: z.int(),
      }),
    ),
  }),
})
