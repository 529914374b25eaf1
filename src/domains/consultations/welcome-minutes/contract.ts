import { z } from 'zod/mini'
import { endpoint, nothing } from '#shared/contract.ts'

export const readWelcomeMinutes = endpoint({
  method: 'GET',
  path: '/api/consultations/welcome',
  access: 'client',
  summary:
    'How long the reader’s free minutes of the first time last; zero: they had them, or had a conversation before',
  input: nothing,
  output: z.object({ leftMs: z.number() }),
})
