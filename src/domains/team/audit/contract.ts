import { z } from 'zod/mini'
import { endpoint, instant, nothing, tolerantList } from '#shared/contract.ts'
import { lineText, madeText, proseText, typed } from '#shared/typed-text/fields.ts'
import { isUuid } from '#shared/uuid.ts'
import { LEAST_REASON_LENGTH, MOST_REASON_LENGTH, REASON_MISSING, SCOPES } from './rules.ts'

const Person = z.object({ id: z.string(), name: z.string() })
const number = (message: string) => typed('asSent').check(z.regex(/^\d{1,18}$/, message))
const day = z.optional(z.iso.date('Escolha um dia do calendário.'))
const uuid = z.optional(typed('asSent').check(z.refine(isUuid, 'Confira o código: ele tem 36 letras e números.')))

/** One entry of the log. `n`: its number in the chain; `sentence` follows the name of whoever acted. */
export const LogEntry = z.object({
  id: z.string(),
  n: z.nullable(z.int()),
  at: instant,
  kind: z.string(),
  sentence: z.string(),
  /** Null: nobody was signed in. */
  actor: z.nullable(Person),
  person: z.nullable(Person),
  subjectId: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  changes: tolerantList(z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })),
  /** The words were erased, as an entry of its own says. */
  isErased: z.boolean(),
})
export type LogEntry = z.infer<typeof LogEntry>

/** What is listed: see `LogFilter`. */
const LogQuery = z.object({
  scope: z._default(z.enum(SCOPES, 'Escolha o que listar.'), 'team'),
  by: uuid,
  kind: z.optional(madeText(60, 'Escolha um tipo da lista.')),
  about: z.optional(lineText({ most: 254, missing: 'Informe um e-mail ou código.' })),
  subject: uuid,
  from: day,
  to: day,
})

export const readLog = endpoint({
  method: 'GET',
  path: '/api/admin/log',
  access: 'team:audit',
  summary: 'What the team did, or everything that the log has, latest first, fifty at a time; `next` is the cursor',
  input: z.extend(LogQuery, { before: z.optional(number('Não entendemos de onde continuar a lista.')) }),
  output: z.object({ entries: tolerantList(LogEntry), next: z.nullable(z.string()) }),
})

export const readLogState = endpoint({
  method: 'GET',
  path: '/api/admin/log/state',
  access: 'team:audit',
  summary:
    'How long the chain of the log is, how far and when it was checked, what was found, and who is or was of the team',
  input: nothing,
  output: z.object({
    links: z.int(),
    checkedThrough: z.int(),
    /** Null: it was never checked. */
    checkedAt: z.nullable(instant),
    violations: tolerantList(z.object({ rule: z.string(), subject: z.string(), detail: z.string() })),
    members: tolerantList(Person),
  }),
})

export const eraseWords = endpoint({
  method: 'POST',
  path: '/api/admin/log/:id/erasure',
  access: 'team:legal',
  needsPassword: true,
  summary: 'Erase the reason and the values of one entry because a law asks for it, once; the entry itself stays',
  input: z.object({
    id: z.catch(number(''), '0'),
    reason: proseText({ least: LEAST_REASON_LENGTH, most: MOST_REASON_LENGTH, missing: REASON_MISSING }),
  }),
  output: nothing,
})

export const readOwnLog = endpoint({
  method: 'GET',
  path: '/api/me/team-acts',
  access: 'signed-in',
  viewable: true,
  summary: 'What the team did or read about the reader, latest first, thirty at a time; no names',
  input: z.object({ before: z.optional(number('Não entendemos de onde continuar a lista.')) }),
  output: z.object({
    acts: tolerantList(z.object({ id: z.string(), at: instant, sentence: z.string() })),
    next: z.nullable(z.string()),
  }),
})
