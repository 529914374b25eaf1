import { z } from 'zod/mini'
import { endpoint, idParam, instant, newId, nothing } from '#shared/contract.ts'
import { proseText } from '#shared/typed-text/fields.ts'
import { MOST_FOLLOW_UP_CHARACTERS } from './rules.ts'

/** What a consultant wrote after a consultation, or until when that can be done. */
export const FollowUp = z.object({
  text: z.nullable(z.string()),
  sentAt: z.nullable(instant),
  /** Null: it was sent, it is too late, or the client receives none. */
  openUntil: z.nullable(instant),
})
export type FollowUp = z.infer<typeof FollowUp>

export const readFollowUp = endpoint({
  method: 'GET',
  path: '/api/consultations/:id/follow-up',
  access: 'consultor',
  summary: 'Your message after a consultation of yours, or until when you may send one',
  input: z.object({ id: idParam }),
  output: FollowUp,
})

export const sendFollowUp = endpoint({
  method: 'POST',
  path: '/api/consultations/:id/follow-up',
  access: 'consultor',
  begins: true,
  summary: 'Send one free message within 72 hours after a consultation of yours. Safe to repeat with the same id',
  input: z.object({
    id: idParam,
    followUpId: newId,
    text: proseText({ most: MOST_FOLLOW_UP_CHARACTERS, missing: 'Escreva a mensagem.' }),
  }),
  output: FollowUp,
})

const Choice = z.object({ isWanted: z.boolean() })

export const readFollowUpChoice = endpoint({
  method: 'GET',
  path: '/api/follow-ups/choice',
  access: 'client',
  viewable: true,
  summary: 'Whether consultants may write to you once after a consultation',
  input: nothing,
  output: Choice,
})

export const chooseFollowUps = endpoint({
  method: 'PUT',
  path: '/api/follow-ups/choice',
  access: 'client',
  summary: 'Choose whether consultants may write to you once after a consultation. Safe to repeat',
  input: z.object({ isWanted: z.boolean('Escolha se quer receber.') }),
  output: Choice,
})
