import { z } from 'zod/mini'
import { endpoint, nothing } from '#shared/contract.ts'
import { typed } from '#shared/typed-text/fields.ts'

const text = (most: number) =>
  typed('asSent', 'Envie o relato como texto.').check(z.maxLength(most, 'Este relato é longo demais.'))

/** An error of a page, scrubbed by it. Lengths in characters; the whole is at most 4 kB. */
export const reportClientError = endpoint({
  method: 'POST',
  path: '/api/client-errors',
  access: 'public',
  summary: 'Report an unhandled error of a page, without personal data. Only logged; limited per network.',
  input: z.object({
    message: text(300).check(z.minLength(1, 'Diga o que falhou.')),
    stack: z._default(text(1_500), ''),
    /** The path of the page, without its query. */
    page: z._default(text(200), ''),
  }),
  output: nothing,
  maxBodyBytes: 4_096,
})
