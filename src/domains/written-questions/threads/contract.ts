import { z } from 'zod/mini'
import { endpoint, idParam, instant, nothing, tolerantEnum, tolerantList } from '#shared/contract.ts'
import { parseCursor } from '#shared/exact-cursor.ts'
import { typed } from '#shared/typed-text/fields.ts'
import { Participant, Question } from '../contract.ts'
import { STATES } from '../rules.ts'

const before = z.optional(
  typed('asSent').check(
    z.refine((cursor) => parseCursor(cursor) !== undefined, 'Não entendemos de onde continuar a lista.'),
  ),
)

/** A correspondence in the list of one of its two people. */
export const Thread = z.object({
  /** Which of the two the reader is. */
  you: tolerantEnum(['client', 'consultant'], 'client'),
  other: Participant,
  /** When something came last. */
  at: instant,
  isUnread: z.boolean(),
  /** Who wrote what came last, and how it begins; empty: nothing was written. */
  by: tolerantEnum(['client', 'consultant'], 'client'),
  words: z.string(),
  /** Of the latest question; null: there was none. */
  state: z.nullable(tolerantEnum(STATES, 'asked')),
  dueAt: z.nullable(instant),
  isOnHold: z.boolean(),
})
export type Thread = z.infer<typeof Thread>

export const listThreads = endpoint({
  method: 'GET',
  path: '/api/threads',
  access: 'signed-in',
  summary: 'Your correspondences, the latest first, twenty at a time, with the beginning of what came last',
  input: z.object({ before }),
  output: z.object({ threads: z.array(Thread), next: z.nullable(z.string()) }),
})

/** What stands in a correspondence, one of these: a question with its answer, a consultation, a follow-up. */
export const ThreadEntry = z.object({
  id: z.string(),
  kind: tolerantEnum(['question', 'consultation', 'follow_up'], 'consultation'),
  at: instant,
  question: z.nullable(Question),
  consultation: z.nullable(
    z.object({
      billedMs: z.number(),
      channel: tolerantEnum(['chat', 'audio', 'video'], 'chat'),
      receiptCode: z.nullable(z.string()),
    }),
  ),
  followUp: z.nullable(z.object({ text: z.string(), consultationId: z.string() })),
})
export type ThreadEntry = z.infer<typeof ThreadEntry>

export const readThread = endpoint({
  method: 'GET',
  path: '/api/threads/:id',
  access: 'signed-in',
  summary:
    'Your correspondence with one person, the latest first, twenty at a time. A client finds an empty one with any consultant; `drafts`: what is paid and still to be sent',
  input: z.object({ id: idParam, before }),
  output: z.object({
    you: tolerantEnum(['client', 'consultant'], 'client'),
    other: Participant,
    /** A program attends in the consultant's name. */
    isAutomatic: z._default(z.boolean(), false),
    drafts: z.array(Question),
    entries: tolerantList(ThreadEntry),
    next: z.nullable(z.string()),
    isUnread: z.boolean(),
    /** The server's clock when this was read. */
    readAt: instant,
  }),
})

export const markThreadRead = endpoint({
  method: 'POST',
  path: '/api/threads/:id/read',
  access: 'signed-in',
  summary: 'You have seen what came until this instant. Safe to repeat',
  input: z.object({ id: idParam, until: instant }),
  output: nothing,
})
