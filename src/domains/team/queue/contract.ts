import { z } from 'zod/mini'
import { endpoint, idParam, instant, tolerantList, totalCents } from '#shared/contract.ts'
import { madeText } from '#shared/typed-text/fields.ts'
import { QUEUE_KIND_NAMES } from './kinds.rules.ts'

const Member = z.object({ id: z.string(), name: z.string() })

/** A case as the queue shows it. What it is about is read with the case itself. */
export const QueueCase = z.object({
  kind: z.enum(QUEUE_KIND_NAMES),
  id: z.string(),
  /** The account that it is about; null: none, or none any more. */
  personId: z.nullable(z.string()),
  name: z.string(),
  /** One word of its domain: a cause, a subject, a state. */
  about: z.nullable(z.string()),
  amountCents: z.nullable(totalCents),
  since: instant,
  /** Until when it is decided. */
  dueAt: instant,
  /** Who of the team has it. */
  takenBy: z.nullable(Member),
  snoozedUntil: z.nullable(instant),
})
export type QueueCase = z.infer<typeof QueueCase>

const Count = z.object({ kind: z.enum(QUEUE_KIND_NAMES), waiting: z.int(), snoozed: z.int() })

export const readQueue = endpoint({
  method: 'GET',
  path: '/api/team/queue',
  access: 'team:people',
  summary:
    'Cases that wait for a decision, or rest, by deadline, with who has them; and how many of each kind there are. Forty at a time; `cursor`: what the page before ended with',
  input: z.object({
    state: z._default(z.enum(['waiting', 'snoozed'], 'Escolha waiting ou snoozed.'), 'waiting'),
    kind: z.optional(z.enum(QUEUE_KIND_NAMES, 'Este tipo de caso não existe.')),
    /** Only those that the reader has. */
    of: z._default(z.enum(['all', 'me'], 'Escolha all ou me.'), 'all'),
    cursor: z.optional(madeText(120)),
  }),
  output: z.object({
    cases: tolerantList(QueueCase),
    counts: tolerantList(Count),
    next: z.nullable(z.string()),
  }),
})

/** What the team notes of a case. */
const Held = z.object({ takenBy: z.nullable(Member), snoozedUntil: z.nullable(instant) })
export type Held = z.infer<typeof Held>

/** A decision of the team, as the log has it. */
export const DecidedCase = z.object({
  kind: z.enum(QUEUE_KIND_NAMES),
  id: z.string(),
  personId: z.nullable(z.string()),
  name: z.string(),
  /** How it ended, in one word of its domain. */
  outcome: z.nullable(z.string()),
  by: z.string(),
  decidedAt: instant,
})
export type DecidedCase = z.infer<typeof DecidedCase>

export const listDecided = endpoint({
  method: 'GET',
  path: '/api/team/queue/decided',
  access: 'team:people',
  summary:
    'What the team decided, latest first: of one kind, by one person, until a day (São Paulo). Forty at a time; `cursor`: what the page before ended with',
  input: z.object({
    kind: z.optional(z.enum(QUEUE_KIND_NAMES, 'Este tipo de caso não existe.')),
    by: z.optional(idParam),
    until: z.optional(z.iso.date('Escolha um dia do calendário.')),
    cursor: z.optional(madeText(80)),
  }),
  output: z.object({
    cases: tolerantList(DecidedCase),
    /** Everybody who is or was of the team. */
    members: z.array(Member),
    next: z.nullable(z.string()),
  }),
})

const CaseOfQueue = { kind: z.enum(QUEUE_KIND_NAMES, 'Este tipo de caso não existe.'), id: idParam }

export const takeCase = endpoint({
  method: 'POST',
  path: '/api/team/queue/:kind/:id/taking',
  access: 'team:people',
  needsPassword: false,
  summary:
    'Take a case that waits. Of another who has it, only by naming them as `from`. Taking it again changes nothing',
  input: z.object({ ...CaseOfQueue, from: z.optional(idParam) }),
  output: Held,
})

export const releaseCase = endpoint({
  method: 'DELETE',
  path: '/api/team/queue/:kind/:id/taking',
  access: 'team:people',
  needsPassword: false,
  summary: 'Give back a case that the reader took',
  input: z.object(CaseOfQueue),
  output: Held,
})

export const snoozeCase = endpoint({
  method: 'PUT',
  path: '/api/team/queue/:kind/:id/rest',
  access: 'team:people',
  needsPassword: false,
  summary:
    'Let a case rest until an instant: within seven days and before its deadline; overdue, within four hours. Null: it waits again',
  input: z.object({
    ...CaseOfQueue,
    until: z.nullable(
      z.pipe(
        z.iso.datetime('Escolha o dia e a hora.'),
        z.transform((text: string) => new Date(text)),
      ),
    ),
  }),
  output: Held,
})
