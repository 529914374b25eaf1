import { z } from 'zod/mini'
import { idParam, cents, endpoint, instant, newId } from '#shared/contract.ts'
import { atLeast, atMost, typed } from '#shared/typed-text/fields.ts'
import { RoomEvent } from './room/contract.ts'
import { MOST_SUBJECT_CHARACTERS } from './rules.ts'
import { Consultation } from './state/contract.ts'

export { Consultation } from './state/contract.ts'

const byId = z.object({ id: idParam })

export const requestConsultation = endpoint({
  method: 'POST',
  path: '/api/consultations',
  access: 'client',
  begins: true,
  summary: 'Request a consultation and reserve its first ten minutes. Safe to repeat under the same id.',
  input: z.object({
    id: newId,
    consultantId: idParam,
    channel: z._default(z.enum(['chat', 'audio', 'video']), 'chat'),
    /** The most that this consultation may cost; absent: what the balance allows. */
    limitCents: z.optional(cents.check(z.refine((limit) => limit > 0n, 'Escolha um limite acima de zero.'))),
    /** Uses the welcome minutes: nothing is reserved beyond them, and the client is asked when they end. */
    welcome: z.optional(z.boolean()),
    /** What the client wants to talk about; the consultant reads it before answering. */
    subject: z.optional(
      typed('line', 'Escreva o assunto como texto.').check(
        atMost(MOST_SUBJECT_CHARACTERS, 'Diga o assunto em até 140 caracteres.'),
      ),
    ),
  }),
  output: Consultation,
})

const move = (verb: string, access: 'client' | 'consultor' | 'signed-in', summary: string) =>
  endpoint({
    method: 'POST',
    path: `/api/consultations/:id/${verb}`,
    access,
    summary,
    input: byId,
    output: Consultation,
  })

export const acceptConsultation = {
  ...move('accept', 'consultor', 'Accept a request, at most 60 s after it was made.'),
  begins: true as const,
}
export const declineConsultation = move('decline', 'consultor', 'Decline a request; everything reserved is released.')
export const cancelConsultation = move(
  'cancel',
  'client',
  'Cancel a request before the clock has started; everything reserved is released.',
)
export const pauseConsultation = move('pause', 'signed-in', 'Stop the clock by hand. Only who paused may resume.')
export const resumeConsultation = move(
  'resume',
  'signed-in',
  'Start the clock again after one’s own pause; the client of a program, after any pause by hand or silence.',
)
export const confirmBeginning = move(
  'begin',
  'client',
  'Begin a consultation with a program: before this press nothing is charged, whatever the program writes.',
)
export const continueConsultation = move(
  'continue',
  'client',
  'Continue after the free minutes: from here on prepaid minutes and credit are used.',
)
export const endConsultation = endpoint({
  method: 'POST',
  path: '/api/consultations/:id/end',
  access: 'signed-in',
  summary: 'End the consultation and settle it, at the fee of a booking that was seen. Final.',
  input: z.object({
    id: idParam,
    seenFeeCents: z.optional(cents.check(z.refine((fee) => fee >= 0n, 'Confira o valor.'))),
    seenFeeMs: z.optional(z.int('Confira os minutos.').check(z.gte(0, 'Confira os minutos.'))),
  }),
  output: Consultation,
})

export const readConsultation = endpoint({
  method: 'GET',
  path: '/api/consultations/:id',
  access: 'signed-in',
  viewable: ['subject'],
  summary: 'One of your consultations.',
  input: byId,
  output: Consultation,
})

export const listConsultations = endpoint({
  method: 'GET',
  path: '/api/consultations',
  access: 'signed-in',
  viewable: ['subject'],
  summary: 'Your consultations, newest first; `open`: only those that are not over.',
  input: z.object({ open: z.optional(z.enum(['true'])), before: z.optional(z.iso.datetime()) }),
  output: z.object({ consultations: z.array(Consultation), next: z.nullable(z.string()) }),
})

export const listRoomEvents = endpoint({
  method: 'GET',
  path: '/api/consultations/:id/events',
  access: 'signed-in',
  summary: 'The events of a room after number `after`, in order, at most 500, as far as your seat may hear them.',
  input: z.object({ id: idParam, after: z._default(z.coerce.number().check(z.int(), z.gte(0)), 0) }),
  /** `isHeldBack`: more was said, and comes when the reader's seat is proven, or with the transcript after the end. */
  output: z.object({ events: z.array(RoomEvent), isHeldBack: z._default(z.boolean(), false) }),
})

const MOST_CHARACTERS = 4_000
const TOO_LONG = 'A mensagem passa de 4.000 caracteres. Divida-a em partes.'

/** Sends a message into a room. Acknowledged only once it is stored. Repeating an id returns the same number. */
export const sendRoomMessage = {
  name: 'room.send_message',
  input: z.object({
    consultationId: idParam,
    id: newId,
    body: typed('exact').check(atLeast(1, 'Escreva uma mensagem.'), atMost(MOST_CHARACTERS, TOO_LONG)),
    /** The consultant read why it is held back, and sends it all the same. */
    insists: z.optional(z.boolean()),
  }),
  output: z.object({ seq: z.number(), at: instant }),
}
