import { z } from 'zod/mini'
import { idParam, endpoint, instant, newId, nothing, tolerantEnum, tolerantList } from '#shared/contract.ts'
import { proseText, typed } from '#shared/typed-text/fields.ts'
import { KINDS, type Kind, LAYOUTS, type Layout, MOST_GESTURE_LENGTH, MOST_NOTE_LENGTH, OUTCOMES } from './rules.ts'

const RELOAD_MESSAGE = 'Recarregue a página e tente de novo.'
const kind = z.enum(Object.keys(KINDS) as [Kind, ...Kind[]], RELOAD_MESSAGE)
const layout = z.enum(Object.keys(LAYOUTS) as [Layout, ...Layout[]], RELOAD_MESSAGE)
/** A place or a position in the row, from 0. */
export const count = z.int(RELOAD_MESSAGE).check(z.gte(0, RELOAD_MESSAGE), z.lte(77, RELOAD_MESSAGE))
const coin = z.int().check(z.gte(0), z.lte(1))
const sha256Hex = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'São 64 algarismos de 0 a 9 e de a a f.'))

/** A person's own part of the shuffle. */
export const gesture = typed('exact', 'Embaralhe, ou escreva uma palavra sua.').check(
  z.minLength(1, 'Embaralhe, ou escreva uma palavra sua.'),
  z.maxLength(MOST_GESTURE_LENGTH, `Use no máximo ${MOST_GESTURE_LENGTH} caracteres.`),
  z.refine((text) => /^\P{Cc}*$/u.test(text) && text.isWellFormed(), 'Use só letras, números e sinais, em uma linha.'),
)

export const DrawEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('committed'), commitment: sha256Hex }),
  z.object({ type: z.literal('shuffled'), gesture }),
  z.object({ type: z.literal('chosen'), place: count, position: count, piece: count, reversed: z.boolean() }),
  z.object({ type: z.literal('thrown'), place: count, coins: z.tuple([coin, coin, coin]) }),
  z.object({ type: z.literal('revealed'), seed: sha256Hex }),
])

/**
 * A draw with its events; nobody can read the seed before the last place is filled. Read strictly: with one event left
 * out, an honest draw would look forged.
 */
export const Draw = z.object({
  id: z.string(),
  kind,
  layout,
  reversals: z.boolean(),
  openedAt: instant,
  events: z.array(DrawEvent),
})
export type Draw = z.infer<typeof Draw>

const Act = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('shuffle'), gesture }),
    z.object({ type: z.literal('choose'), place: count, position: count }),
    z.object({ type: z.literal('throw'), place: count }),
  ],
  RELOAD_MESSAGE,
)

export const openDraw = endpoint({
  method: 'POST',
  path: '/api/oracles/draws',
  access: 'public',
  summary:
    'Open a draw: the platform chooses a seed and publishes only its SHA-256. Safe to repeat with the same id and terms.',
  input: z.object({ id: newId, kind, layout, reversals: z.boolean(RELOAD_MESSAGE) }),
  output: Draw,
})

export const actOnDraw = endpoint({
  method: 'POST',
  path: '/api/oracles/draws/:id/acts',
  access: 'public',
  summary:
    'Shuffle with a seed of one’s own, choose pieces or throw coins, after `after` events. All acts or none; safe to repeat.',
  input: z.object({
    id: idParam,
    after: z.int(RELOAD_MESSAGE).check(z.gte(1, RELOAD_MESSAGE)),
    acts: z.array(Act).check(z.minLength(1, RELOAD_MESSAGE), z.maxLength(20, RELOAD_MESSAGE)),
  }),
  output: Draw,
})

export const readDraw = endpoint({
  method: 'GET',
  path: '/api/oracles/draws/:id',
  access: 'public',
  summary: 'A draw, unless its owner keeps it private. A draw that nobody keeps is deleted after 30 days.',
  input: z.object({ id: idParam }),
  output: Draw,
})

/**
 * A draw that somebody keeps. Only its owner sees `question`; since `sharedAt` anybody with the URL may see the draw,
 * without the question.
 */
export const Reading = z.object({
  draw: Draw,
  question: z.nullable(z.string()),
  keptAt: instant,
  sharedAt: z.nullable(instant),
  /** The day (aaaa-mm-dd) whose card it is. */
  dayCardOn: z._default(z.nullable(z.string()), null),
  /** How it turned out, in its owner's words; only they see it. */
  outcome: z._default(
    z.nullable(
      z.object({
        outcome: z.nullable(tolerantEnum(OUTCOMES, 'partly')),
        note: z.nullable(z.string()),
        at: instant,
      }),
    ),
    null,
  ),
})
export type Reading = z.infer<typeof Reading>

export const keepReading = endpoint({
  method: 'PUT',
  path: '/api/oracles/readings/:id',
  access: 'signed-in',
  summary: 'Keep a finished draw as one’s own, with its question and whether it is shared. Repeating changes both.',
  input: z.object({
    id: idParam,
    question: z.nullable(proseText({ least: 0, most: 500, missing: RELOAD_MESSAGE })),
    shared: z.boolean(RELOAD_MESSAGE),
  }),
  output: Reading,
})

export const readReading = endpoint({
  method: 'GET',
  path: '/api/oracles/readings/:id',
  access: 'signed-in',
  summary: 'One of the caller’s readings; null when the caller keeps no reading of that id',
  input: z.object({ id: idParam }),
  output: z.object({ reading: z.nullable(Reading) }),
})

export const recordOutcome = endpoint({
  method: 'PUT',
  path: '/api/oracles/readings/:id/outcome',
  access: 'signed-in',
  summary: 'Say how one of the caller’s readings turned out; saying nothing erases it',
  input: z.object({
    id: idParam,
    outcome: z.nullable(z.enum(OUTCOMES, RELOAD_MESSAGE)),
    note: z.nullable(proseText({ least: 0, most: MOST_NOTE_LENGTH, missing: RELOAD_MESSAGE })),
  }),
  output: Reading,
})

export const listReadings = endpoint({
  method: 'GET',
  path: '/api/oracles/readings',
  access: 'signed-in',
  summary: 'The caller’s readings, the latest first, fifty at a time; `before` is the `keptAt` of the last one seen',
  input: z.object({ before: z.optional(instant) }),
  output: z.object({ readings: tolerantList(Reading), more: z.boolean() }),
})

export const forgetReading = endpoint({
  method: 'DELETE',
  path: '/api/oracles/readings/:id',
  access: 'signed-in',
  summary: 'Delete one of the caller’s readings with its question and draw',
  input: z.object({ id: idParam }),
  output: nothing,
})
