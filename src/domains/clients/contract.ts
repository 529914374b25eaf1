import { z } from 'zod/mini'
import { cents, endpoint, idParam, instant, nothing, tolerantEnum } from '#shared/contract.ts'
import { atMost, typed } from '#shared/typed-text/fields.ts'
import { characterCount } from '#shared/typed-text/visible.ts'
import { searchableText } from '#shared/text.ts'
import { BirthData } from './birth-data/contract.ts'
import { parseCursor } from '#shared/exact-cursor.ts'
import { MOST_NOTE_CHARACTERS, MOST_TAG_CHARACTERS, MOST_TAGS, tagsOf } from './rules.ts'

/** A person who consulted the reader. */
export const Client = z.object({
  id: z.string(),
  name: z.string(),
  /** Settled consultations and answered written questions so far. */
  consultations: z.int(),
  questions: z.int(),
  /** Proven time of all consultations, in milliseconds. */
  billedMs: z.number(),
  /** Null: their first consultation is being requested. */
  firstAt: z.nullable(instant),
  lastAt: z.nullable(instant),
  tags: z.array(z.string()),
  hasNote: z._default(z.boolean(), false),
  /** Whether the reader blocked them. */
  isBlocked: z._default(z.boolean(), false),
})
export type Client = z.infer<typeof Client>

const before = z.optional(
  typed('asSent').check(
    z.refine((cursor) => parseCursor(cursor) !== undefined, 'Não entendemos de onde continuar a lista.'),
  ),
)

export const listClients = endpoint({
  method: 'GET',
  path: '/api/clients',
  access: 'consultor',
  summary: 'Who consulted you, the latest first, twenty at a time; `search`: words of name, note and tags',
  input: z.object({
    search: z.optional(
      z.pipe(
        typed('search'),
        z.transform((words: string) => searchableText(words, 60)),
      ),
    ),
    tag: z.optional(
      z.pipe(
        typed('line'),
        z.transform((tag: string) => searchableText(tag, MOST_TAG_CHARACTERS)),
      ),
    ),
    before,
  }),
  output: z.object({
    clients: z.array(Client),
    next: z.nullable(z.string()),
    /** Of all clients, the most used first; empty from the second page on. */
    tags: z.array(z.object({ tag: z.string(), clients: z.int() })),
  }),
})

/** A client with what the consultant noted, and what the client shares with this consultant now. */
export const ClientDetails = z.object({
  client: Client,
  note: z.object({ text: z.string(), version: z.int(), changedAt: z.nullable(instant) }),
  birth: z.nullable(BirthData),
})
export type ClientDetails = z.infer<typeof ClientDetails>

export const readClient = endpoint({
  method: 'GET',
  path: '/api/clients/:id',
  access: 'consultor',
  summary: 'One person who consulted you, or is asking you now, with your note about them',
  input: z.object({ id: idParam }),
  output: ClientDetails,
})

/** A consultation or a written question of one client. */
export const ClientEntry = z.object({
  kind: tolerantEnum(['consultation', 'question'], 'consultation'),
  id: z.string(),
  at: instant,
  /** What the client wanted to talk about, or the beginning of the question. */
  subject: z.nullable(z.string()),
  billedMs: z.number(),
  /** What the two used, at its dearest; null: it was a written question. */
  channel: z._default(z.nullable(tolerantEnum(['chat', 'audio', 'video'], 'chat')), null),
  /** What the consultant added to the note from then until the next time; empty: nothing. */
  noted: z._default(z.string(), ''),
  /** What the consultant earned with it, before what was refunded of it later. */
  earnedCents: cents,
  refundedCents: z._default(cents, 0n),
  /** Null: none, or removed. */
  review: z.nullable(z.object({ stars: z.int(), text: z.string(), isAnswered: z.boolean() })),
})
export type ClientEntry = z.infer<typeof ClientEntry>

export const listClientEntries = endpoint({
  method: 'GET',
  path: '/api/clients/:id/entries',
  access: 'consultor',
  summary: 'What one client consulted you about, the latest first, twenty at a time',
  input: z.object({ id: idParam, before }),
  output: z.object({ entries: z.array(ClientEntry), next: z.nullable(z.string()) }),
})

export const saveNote = endpoint({
  method: 'PUT',
  path: '/api/clients/:id/note',
  access: 'consultor',
  summary: 'Save your note and tags about a client. `version`: the one that the text is based on',
  input: z.object({
    id: idParam,
    text: typed('exact', 'Escreva a anotação como texto.').check(
      atMost(MOST_NOTE_CHARACTERS, 'A anotação vai até 4.000 caracteres.'),
    ),
    tags: z.array(typed('line', 'Escreva a etiqueta como texto.'), 'Envie as etiquetas como uma lista.').check(
      z.maxLength(50, { error: `São até ${MOST_TAGS} etiquetas por pessoa.`, abort: true }),
      z.refine((tags) => tagsOf(tags).length <= MOST_TAGS, `São até ${MOST_TAGS} etiquetas por pessoa.`),
      z.refine(
        (tags) => tagsOf(tags).every((tag) => characterCount(tag) <= MOST_TAG_CHARACTERS),
        `Cada etiqueta vai até ${MOST_TAG_CHARACTERS} caracteres.`,
      ),
    ),
    version: z.int('Recarregue a página.').check(z.gte(0)),
  }),
  output: ClientDetails,
})

/** Somebody whom the reader blocked. */
export const Blocked = z.object({ id: z.string(), name: z.string(), blockedAt: instant })

export const listBlocked = endpoint({
  method: 'GET',
  path: '/api/blocks',
  access: 'signed-in',
  summary: 'Whom you blocked, the latest first, at most a hundred',
  input: nothing,
  output: z.object({ blocked: z.array(Blocked) }),
})

const blocking = (method: 'PUT' | 'DELETE', summary: string) =>
  endpoint({
    method,
    path: '/api/blocks/:id',
    access: 'signed-in',
    summary,
    input: z.object({ id: idParam }),
    output: nothing,
  })

export const blockPerson = blocking(
  'PUT',
  'Never meet this person again: a client blocks any consultant, a consultant one of their clients. They are not told.',
)
export const unblockPerson = blocking('DELETE', 'Take a block of yours back')
