import { z } from 'zod/mini'
import { Consultation } from '#domains/consultations/contract.ts'
import { LIVE_CHANNELS, MOST_SUBJECT_CHARACTERS } from '#domains/consultations/rules.ts'
import { cents, endpoint, idParam, instant, newId, nothing, tolerantEnum } from '#shared/contract.ts'
import { atMost, madeText, typed } from '#shared/typed-text/fields.ts'
import { KINDS, REASONS, STATES } from './rules.ts'

const WaitRange = z.object({ least: z.int(), most: z.nullable(z.int()) })

/** Somebody's place in a queue, as they see it. */
export const Place = z.object({
  id: z.string(),
  consultant: z.object({
    id: z.string(),
    name: z.string(),
    imageUrl: z.nullable(z.string()),
    isAutomatic: z.boolean(),
  }),
  channel: tolerantEnum(LIVE_CHANNELS, 'chat'),
  kind: tolerantEnum(KINDS, 'now'),
  state: tolerantEnum(STATES, 'waiting'),
  /** A device of theirs rings at the turn: no page has to stay open. */
  isRung: z._default(z.boolean(), false),
  /** Why it ended without being served; null: it is open, or nobody ended it. */
  reason: z.nullable(tolerantEnum(REASONS, 'consultant_away')),
  /** How many come first. */
  before: z.int(),
  /** Minutes until the turn, as a range; null: nothing is known. */
  wait: z.nullable(WaitRange),
  /** When a call back was asked for; null: it waits here and now. */
  fromAt: z.nullable(instant),
  untilAt: z.nullable(instant),
  /** When the present turn began and ends; null: it is not their turn. */
  offeredAt: z.nullable(instant),
  deadlineAt: z.nullable(instant),
  /** What a minute costs now; null: the channel is not offered any more. */
  pricePerMinuteCents: z.nullable(cents),
  /** The request that was made at the turn. */
  consultationId: z.nullable(z.string()),
  endedAt: z.nullable(instant),
  /** The server's clock when this was read. */
  readAt: instant,
})
export type Place = z.infer<typeof Place>

const OwnPlace = z.object({ place: z.nullable(Place) })

/** How many wait for a consultant, and how long whoever comes now would wait. */
export const Queue = z.object({
  waiting: z.int(),
  /** Somebody has their turn or could be offered it: a request joins the queue. */
  comesFirst: z._default(z.boolean(), false),
  wait: z.nullable(WaitRange),
})
export type Queue = z.infer<typeof Queue>

const NamedQueue = z.extend(Queue, { consultantId: z.string() })
export type NamedQueue = z.infer<typeof NamedQueue>

export const readOwnPlace = endpoint({
  method: 'GET',
  path: '/api/queue/place',
  access: 'client',
  viewable: true,
  summary: 'Your place in a queue, or how the last one ended within ten minutes; null: none',
  input: nothing,
  output: OwnPlace,
})

export const readQueue = endpoint({
  method: 'GET',
  path: '/api/queues/:consultantId',
  access: 'public',
  summary: 'How many wait for a consultant, and how long somebody who joins now would wait',
  input: z.object({ consultantId: idParam }),
  output: Queue,
})

export const listQueues = endpoint({
  method: 'GET',
  path: '/api/queues',
  access: 'public',
  summary: 'All queues in which somebody waits',
  input: nothing,
  output: z.array(NamedQueue),
})

export const joinQueue = endpoint({
  method: 'POST',
  path: '/api/queue/places',
  access: 'client',
  begins: true,
  summary: 'Wait for a busy consultant, now or to be called back within a time of today. Nothing is reserved',
  input: z.object({
    id: newId,
    consultantId: idParam,
    channel: z._default(z.enum(LIVE_CHANNELS, 'Escolha por onde conversar.'), 'chat'),
    /** To be called back between these instants of today, by the clock of `zone`; absent: here and now. */
    callback: z.optional(
      z.object({ fromAt: z.optional(instant), untilAt: instant, zone: madeText(60, 'Diga o fuso.') }),
    ),
  }),
  output: OwnPlace,
})

export const leaveQueue = endpoint({
  method: 'DELETE',
  path: '/api/queue/places/:id',
  access: 'client',
  summary: 'Leave the queue, or let the turn go. Free; repeating changes nothing',
  input: z.object({ id: idParam }),
  output: OwnPlace,
})

export const takeTurn = endpoint({
  method: 'POST',
  path: '/api/queue/places/:id/take',
  access: 'client',
  begins: true,
  summary: 'Say yes to the turn at the price that was seen: requests the consultation. Safe to repeat, from any tab',
  input: z.object({
    id: idParam,
    consultantId: idParam,
    consultationId: newId,
    seenPriceCents: cents.check(z.refine((price) => price > 0n, 'Recarregue a página para ver o preço.')),
    limitCents: z.optional(cents.check(z.refine((limit) => limit > 0n, 'Escolha um limite acima de zero.'))),
    subject: z.optional(
      typed('line', 'Escreva o assunto como texto.').check(
        atMost(MOST_SUBJECT_CHARACTERS, 'Diga o assunto em até 140 caracteres.'),
      ),
    ),
  }),
  output: Consultation,
})
