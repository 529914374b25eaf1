import { z } from 'zod/mini'
import { idParam, cents, endpoint, instant, newId } from '#shared/contract.ts'

export const State = z.enum([
  'requested',
  'accepted',
  'active',
  'paused',
  'ended',
  'declined',
  'expired',
  'cancelled',
  'not_connected',
])
export const Channel = z.enum(['chat', 'audio', 'video', 'messages'])
const Seat = z.enum(['client', 'consultant'])
export const StopSide = z.enum(['client', 'consultant', 'both', 'platform'])

const Participant = z.object({ id: z.string(), name: z.string(), imageUrl: z.nullable(z.string()) })

/** A consultation as one of its two people sees it. Times in milliseconds, money in centavos. */
export const Consultation = z.object({
  id: z.string(),
  /** Which of the two the reader is. */
  you: Seat,
  client: Participant,
  consultant: Participant,
  channel: Channel,
  state: State,
  reason: z.nullable(z.string()),
  /** Whose side fell away first when it was stopped for that reason. */
  stopSide: z.nullable(StopSide),
  pricePerMinuteCents: cents,
  requestedAt: instant,
  acceptedAt: z.nullable(instant),
  startedAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  pausedAt: z.nullable(instant),
  /** Did the reader pause, and may therefore resume? */
  pausedByYou: z.boolean(),
  /** When the present state ends by itself; null: it does not. */
  deadlineAt: z.nullable(instant),
  /** The server's clock when this was read: count down from it, not from your own. */
  readAt: instant,
  billedMs: z.number(),
  /** How much of it, from the beginning, the client's minutes cover: no money is charged for that part. */
  coveredMs: z.number(),
  /** Free minutes run, and nothing is reserved beyond them before the client says yes. */
  awaitsConfirmation: z.boolean(),
  /** How long the covered minutes and the reserved money still last. */
  leftMs: z.number(),
  heldCents: cents,
  capturedCents: cents,
  /** How much of the captured amount was bonus. */
  promotionalCents: cents,
  releasedCents: cents,
  /** What the consultant keeps: of the captured amount, and for the covered time. */
  consultantCents: cents,
  receiptCode: z.nullable(z.string()),
})
export type Consultation = z.infer<typeof Consultation>

/** One fact of a room, in its gap-free order. `fact` carries what the type needs, `body` the words of a message. */
export const RoomEvent = z.object({
  seq: z.number(),
  type: z.enum(['message', 'moved']),
  authorId: z.nullable(z.string()),
  authorKind: z.enum(['client', 'consultant', 'system']),
  clientMessageId: z.nullable(z.string()),
  body: z.nullable(z.string()),
  fact: z.looseObject({
    state: z.optional(State),
    reason: z.optional(z.nullable(z.string())),
    stopSide: z.optional(z.nullable(StopSide)),
  }),
  at: instant,
})
export type RoomEvent = z.infer<typeof RoomEvent>

/** What a room's topic says besides its events: the meter, somebody's typing, another tab of yours taking over. */
export type RoomSignal =
  | { type: 'metered'; billedMs: number; leftMs: number }
  | { type: 'seated'; connection: number }
  | { type: 'taken_over'; seat: 'client' | 'consultant'; connection: number }
  | { type: 'typing'; seat: 'client' | 'consultant' }
  | { type: 'read_again' }

export const roomTopic = (consultationId: string) => `room:${consultationId}` as const

const byId = z.object({ id: idParam })

export const requestConsultation = endpoint({
  method: 'POST',
  path: '/api/consultations',
  access: 'client',
  summary: 'Ask a consultant for a conversation and reserve its first ten minutes. Safe to repeat under the same id.',
  input: z.object({
    id: newId,
    consultantId: idParam,
    channel: z._default(z.enum(['chat']), 'chat'),
    /** The most that this session may cost; absent: what the balance allows. */
    limitCents: z.optional(cents.check(z.refine((limit) => limit > 0n, 'Escolha um limite acima de zero.'))),
    /** With the free minutes of the first time: nothing is reserved, and they end with a question. */
    welcome: z.optional(z.boolean()),
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

export const acceptConsultation = move(
  'accept',
  'consultor',
  'The consultant takes the request; 60 s after it was made at the latest.',
)
export const declineConsultation = move(
  'decline',
  'consultor',
  'The consultant does not take the request; everything reserved goes back.',
)
export const cancelConsultation = move(
  'cancel',
  'client',
  'The client takes the request back before the clock has started.',
)
export const pauseConsultation = move('pause', 'signed-in', 'Stop the clock by hand. Who paused may resume.')
export const resumeConsultation = move('resume', 'signed-in', 'Let the clock run again, after a pause of one’s own.')
export const continueConsultation = move(
  'continue',
  'client',
  'Say yes after the free minutes: from here on minutes and credit are used.',
)
export const endConsultation = move('end', 'signed-in', 'End and settle, once and for ever.')

export const readConsultation = endpoint({
  method: 'GET',
  path: '/api/consultations/:id',
  access: 'signed-in',
  summary: 'One consultation of yours.',
  input: byId,
  output: Consultation,
})

export const listConsultations = endpoint({
  method: 'GET',
  path: '/api/consultations',
  access: 'signed-in',
  summary: 'Your consultations, newest first: open ones, or all with a cursor.',
  input: z.object({ open: z.optional(z.enum(['true'])), before: z.optional(z.iso.datetime()) }),
  output: z.object({ consultations: z.array(Consultation), next: z.nullable(z.string()) }),
})

export const listRoomEvents = endpoint({
  method: 'GET',
  path: '/api/consultations/:id/events',
  access: 'signed-in',
  summary: 'What happened in the room after number `after`, in order, at most 500.',
  input: z.object({ id: idParam, after: z._default(z.coerce.number().check(z.int(), z.gte(0)), 0) }),
  output: z.object({ events: z.array(RoomEvent) }),
})

const MAX_CHARACTERS = 4_000
const TOO_LONG = 'A mensagem passa de 4.000 caracteres. Divida-a em partes.'

/**
 * Say something in a room. Answered once it is stored: acknowledged means durable. The same id again answers the same
 * number.
 */
export const sendRoomMessage = {
  name: 'room.send_message',
  input: z.object({
    consultationId: idParam,
    id: newId,
    body: z.string().check(
      z.refine((text) => text.trim() !== '', { error: 'Escreva uma mensagem.' }),
      z.refine((text) => [...text].length <= MAX_CHARACTERS, { error: TOO_LONG }),
    ),
  }),
  output: z.object({ seq: z.number(), at: instant }),
}
