import { z } from 'zod/mini'
import { endpoint, idParam, newId } from '#shared/contract.ts'
import { atMost, typed } from '#shared/typed-text/fields.ts'
import { MOST_DESCRIPTION_CHARACTERS } from './rules.ts'

/** Where the bytes of a photo are uploaded to, and where its two people read them. */
export const photoPath = (consultationId: string, photoId: string) =>
  `/api/consultations/${consultationId}/photos/${photoId}`

export const sendPhoto = endpoint({
  method: 'POST',
  path: '/api/consultations/:id/photos',
  access: 'signed-in',
  summary: 'Send an uploaded photo into the room. It is no message: it starts no clock. Safe to repeat.',
  input: z.object({
    id: idParam,
    photoId: newId,
    description: z._default(
      typed('line', 'Descreva a foto em palavras.').check(
        atMost(MOST_DESCRIPTION_CHARACTERS, `Descreva a foto em até ${MOST_DESCRIPTION_CHARACTERS} caracteres.`),
      ),
      '',
    ),
  }),
  output: z.object({ seq: z.number() }),
})
