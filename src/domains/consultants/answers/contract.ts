import { z } from 'zod/mini'
import { cents, endpoint, instant, nothing } from '#shared/contract.ts'
import { ANSWER_HOURS } from '../answers.rules.ts'

const OwnAnswerTerms = z.object({
  priceCents: cents,
  hours: z.int(),
  /** Whether they take questions by message. */
  isOpen: z.boolean(),
  /** A higher price that begins later. */
  next: z.nullable(z.object({ priceCents: cents, validFrom: instant })),
  /** How high the price may be set now. */
  highestCents: cents,
})
export type OwnAnswerTerms = z.infer<typeof OwnAnswerTerms>

export const readAnswerTerms = endpoint({
  method: 'GET',
  path: '/api/consultants/me/answers',
  access: 'consultor',
  viewable: true,
  summary: 'What an answer by message costs with you, and within how many hours it comes',
  input: nothing,
  output: OwnAnswerTerms,
})

export const setAnswerTerms = endpoint({
  method: 'PUT',
  path: '/api/consultants/me/answers',
  access: 'consultor',
  summary:
    'Set what an answer by message costs (a higher price from the next day), its time, and whether you take them',
  input: z.object({
    priceCents: cents,
    hours: z.literal([...ANSWER_HOURS], 'Escolha 12 ou 24 horas.'),
    isOpen: z.boolean('Diga se você responde por mensagem.'),
  }),
  output: OwnAnswerTerms,
})
