import { z } from 'zod/mini'
import { MINUTES_KINDS } from '#domains/wallet/rules.ts'
import { idParam, cents, endpoint, instant, newId, tolerantEnum, tolerantList } from '#shared/contract.ts'
import { atLeast, atMost, typed } from '#shared/typed-text/fields.ts'
import { CALL_CHANNELS, CHANNEL_ACTS, LIVE_CHANNELS } from './calls/rules.ts'
import { ATTENDANCES, AUTHOR_KINDS, MOST_SUBJECT_CHARACTERS, STATES, STOP_SIDES } from './rules.ts'

const Participant = z.object({ id: z.string(), name: z.string(), imageUrl: z.nullable(z.string()) })

/** A consultation as one of its two people sees it. Times in milliseconds, money in centavos. */
export const Consultation = z.object({
  id: z.string(),
  /** Which of the two the reader is. */
  you: tolerantEnum(['client', 'consultant'], 'client'),
  client: Participant,
  consultant: Participant,
  /** A program attends in the consultant's name; agreed with the request. */
  isAutomatic: z._default(z.boolean(), false),
  channel: tolerantEnum(['chat', 'audio', 'video', 'messages'], 'chat'),
  /** What the two use now: the agreed channel, or one below it. */
  currentChannel: tolerantEnum(['chat', 'audio', 'video'], 'chat'),
  /** What a second is charged as now: voice instead of video while the consultant's picture does not arrive. */
  chargedChannel: tolerantEnum(['chat', 'audio', 'video'], 'chat'),
  /** What a dearer channel would cost, proposed by the consultant; null: nothing is proposed. Centavos per minute. */
  proposed: z._default(
    z.nullable(z.object({ channel: tolerantEnum(['audio', 'video'], 'audio'), pricePerMinuteCents: cents })),
    null,
  ),
  /** The calls that its consultant offers now. */
  offeredCalls: tolerantList(z.enum(CALL_CHANNELS)),
  /** No call any more in this consultation: it goes on by chat. */
  isCallClosed: z._default(z.boolean(), false),
  /** Until when sound and picture that are not charged may flow to prove that they arrive; null: not now. */
  mediaWindowUntil: z._default(z.nullable(instant), null),
  /** The proven time by channel, each with its price; only those that were used. */
  legs: tolerantList(
    z.object({
      channel: tolerantEnum(['chat', 'audio', 'video'], 'chat'),
      pricePerMinuteCents: cents,
      billedMs: z.number(),
      coveredMs: z.number(),
    }),
  ),
  /** What the client wanted to talk about, said with the request; only the two of them see it. */
  subject: z._default(z.nullable(z.string()), null),
  /** A state that this page does not know counts as paused: nothing runs, and one can leave. */
  state: tolerantEnum(STATES, 'paused'),
  reason: z.nullable(z.string()),
  /** Whose side fell away first when it was stopped for that reason. */
  stopSide: z.nullable(tolerantEnum(STOP_SIDES, 'both')),
  pricePerMinuteCents: cents,
  requestedAt: instant,
  acceptedAt: z.nullable(instant),
  startedAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  pausedAt: z.nullable(instant),
  /** A program attends, and the client has not pressed to begin yet: nothing is charged. */
  waitsForBeginning: z._default(z.boolean(), false),
  /** Whether the reader paused the consultation and may therefore resume it. */
  pausedByYou: z.boolean(),
  /** When the present state ends by itself; null: never. */
  deadlineAt: z.nullable(instant),
  /** The next booking of one of the two: at the latest it ends then; null: none is near. */
  mustEndAt: z._default(z.nullable(instant), null),
  /** The agreed start and length of a booked consultation, and who came, once that is decided. */
  booked: z._default(
    z.nullable(
      z.object({ startsAt: instant, minutes: z.int(), attendance: z.nullable(tolerantEnum(ATTENDANCES, 'kept')) }),
    ),
    null,
  ),
  /** What the reader would pay for leaving now: a client who leaves a booking at once. */
  leavingCostsCents: z._default(cents, 0n),
  /** The same in milliseconds of the minutes that pay it. */
  leavingCostsMs: z._default(z.number(), 0),
  /** What a client paid for not coming to a booking, beyond what was captured. */
  feeCents: z._default(cents, 0n),
  /** The same, of minutes that paid the booking. */
  feeMs: z._default(z.number(), 0),
  /** The server's clock when this was read; countdowns start from it, not from the browser's clock. */
  readAt: instant,
  billedMs: z.number(),
  /** How much of the time, from the beginning, prepaid minutes cover; no money is charged for that part. */
  coveredMs: z.number(),
  /** Which kinds of minutes cover it: what becomes of the unused ones. */
  coveredBy: tolerantList(z.enum(MINUTES_KINDS)),
  /** Whether minutes of packages and plans may cover more of it; agreed with the request. */
  acceptsPackages: z.boolean(),
  /** Free minutes are running, and nothing is reserved beyond them before the client agrees. */
  awaitsConfirmation: z.boolean(),
  /** How long the covered minutes and the reserved money still last. */
  leftMs: z.number(),
  heldCents: cents,
  /** The most that it may cost its client; null: nothing bounds it, or the reader is the consultant. */
  limitCents: z._default(z.nullable(cents), null),
  capturedCents: cents,
  /** How much of the captured amount was bonus. */
  promotionalCents: cents,
  releasedCents: cents,
  /** What the consultant earns: the share of the captured amount, and once it ended that of the covered time. */
  consultantCents: cents,
  /**
   * To the consultant, while it is not over: what their earnings are computed of as the clock goes on, the share that
   * the platform keeps and the minutes that cover it. `coveredMs`, `usedMs`, `totalMs`: of the minutes' own channel.
   */
  earning: z._default(
    z.nullable(
      z.object({
        commissionBps: z.int(),
        covers: z.array(
          z.object({
            kind: z.string(),
            channel: z.nullable(z.string()),
            valueCents: cents,
            spentCents: cents,
            totalMs: z.number(),
            usedMs: z.number(),
            coveredMs: z.number(),
          }),
        ),
      }),
    ),
    null,
  ),
  /** What was refunded to the client after it was settled; neither `capturedCents` nor `consultantCents` is less. */
  refundedCents: z._default(cents, 0n),
  /** How much of that came from what the consultant had earned. */
  refundedEarningsCents: z._default(cents, 0n),
  receiptCode: z.nullable(z.string()),
})
export type Consultation = z.infer<typeof Consultation>

/** A photo that was sent into a room. Its size in pixels; an empty description: nothing was said of it. */
const SentPhoto = z.object({ id: z.string(), width: z.number(), height: z.number(), description: z.string() })
export type SentPhoto = z.infer<typeof SentPhoto>

/**
 * One event of a room, in its gap-free order. `fact` carries what the type needs, `body` the text of a message. An
 * unknown type still counts in the order, as a move to no known state.
 */
export const RoomEvent = z.object({
  seq: z.number(),
  type: tolerantEnum(['message', 'moved', 'channel', 'table', 'photo'], 'moved'),
  authorId: z.nullable(z.string()),
  authorKind: tolerantEnum(AUTHOR_KINDS, 'system'),
  clientMessageId: z.nullable(z.string()),
  body: z.nullable(z.string()),
  fact: z.looseObject({
    state: z.catch(z.optional(z.enum(STATES)), undefined),
    reason: z.optional(z.nullable(z.string())),
    stopSide: z.catch(z.optional(z.nullable(z.enum(STOP_SIDES))), undefined),
    act: z.catch(z.optional(z.enum(CHANNEL_ACTS)), undefined),
    channel: z.catch(z.optional(z.enum(LIVE_CHANNELS)), undefined),
    /** Of a photo; null: it is gone with its sender's account. */
    photo: z.catch(z.optional(z.nullable(SentPhoto)), undefined),
  }),
  at: instant,
})
export type RoomEvent = z.infer<typeof RoomEvent>

const byId = z.object({ id: idParam })

export const requestConsultation = endpoint({
  method: 'POST',
  path: '/api/consultations',
  access: 'client',
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

export const acceptConsultation = move('accept', 'consultor', 'Accept a request, at most 60 s after it was made.')
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
  summary: 'One of your consultations.',
  input: byId,
  output: Consultation,
})

export const listConsultations = endpoint({
  method: 'GET',
  path: '/api/consultations',
  access: 'signed-in',
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

const MAX_CHARACTERS = 4_000
const TOO_LONG = 'A mensagem passa de 4.000 caracteres. Divida-a em partes.'

/** Sends a message into a room. Acknowledged only once it is stored. Repeating an id returns the same number. */
export const sendRoomMessage = {
  name: 'room.send_message',
  input: z.object({
    consultationId: idParam,
    id: newId,
    body: typed('exact').check(atLeast(1, 'Escreva uma mensagem.'), atMost(MAX_CHARACTERS, TOO_LONG)),
  }),
  output: z.object({ seq: z.number(), at: instant }),
}
