import { z } from 'zod/mini'
import { cents, endpoint, idParam } from '#shared/contract.ts'
import { Consultation } from '../state/contract.ts'

export const changeChannel = endpoint({
  method: 'POST',
  path: '/api/consultations/:id/channel',
  access: 'signed-in',
  summary:
    'Change what the two use. Down: at once, by either. Up: by the client at once, by the consultant as a proposal.',
  input: z.object({
    id: idParam,
    channel: z.enum(['chat', 'audio', 'video'], 'Escolha chat, áudio ou vídeo.'),
    /** The price per minute that the client read; needed for a channel dearer than the agreed one. */
    seenPriceCents: z.optional(cents.check(z.refine((price) => price > 0n, 'Confira o preço.'))),
  }),
  output: Consultation,
})

export const declineChannel = endpoint({
  method: 'POST',
  path: '/api/consultations/:id/channel/decline',
  access: 'signed-in',
  summary: 'Take a proposed channel down: the client says no, or the consultant withdraws it.',
  input: z.object({ id: idParam }),
  output: Consultation,
})
