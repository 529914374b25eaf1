import { z } from 'zod/mini'
import { endpoint, nothing } from '#shared/contract.ts'

export const readWelcomeMinutes = endpoint({
  method: 'GET',
  path: '/api/consultations/welcome',
  access: 'client',
  summary: 'How long the reader’s welcome minutes last; zero after they were used, or after any consultation',
  input: nothing,
  output: z.object({ leftMs: z.number() }),
})
