import { z } from 'zod/mini'
import { endpoint, idParam, nothing } from '#shared/contract.ts'
import { MoonOfDay, SignOfDay } from '../contract.ts'
import { count, Draw, gesture, Reading } from '../draw/contract.ts'

/** What the oracles have for one person today; `day` as aaaa-mm-dd in São Paulo. */
export const OwnDay = z.object({
  day: z.string(),
  sky: z.object({ facts: z.array(z.string()), moon: z.nullable(MoonOfDay) }),
  /**
   * Today's text for the sign of the Sun on the day of birth, 0 for Áries to 11 for Peixes; `alsoName` when the Sun
   * changed sign on that day. Null: no day of birth is known.
   */
  sign: z.nullable(z.extend(SignOfDay, { index: z.int(), alsoName: z.nullable(z.string()) })),
  /** Today's card: committed to, or drawn. Null: nobody asked for it yet, or it was deleted. */
  card: z.nullable(Draw),
  isCardDeleted: z.boolean(),
  /** The reading kept last, apart from today's card. */
  latest: z.nullable(Reading),
  /** Yesterday's rune, hexagram or card of the day, as long as nobody said how it turned out. */
  toAnswer: z.nullable(Reading),
})
export type OwnDay = z.infer<typeof OwnDay>

export const readOwnDay = endpoint({
  method: 'GET',
  path: '/api/oracles/own-day',
  access: 'signed-in',
  summary:
    'Today’s sky and card of the caller, the reading kept last, and yesterday’s that waits for how it turned out',
  input: nothing,
  output: OwnDay,
})

export const openDayCard = endpoint({
  method: 'PUT',
  path: '/api/oracles/day-card',
  access: 'signed-in',
  summary: 'Commit the platform to a seed for the caller’s card of today; one a day in São Paulo, safe to repeat',
  input: nothing,
  output: Draw,
})

export const turnDayCard = endpoint({
  method: 'POST',
  path: '/api/oracles/day-card/:id',
  access: 'signed-in',
  summary: 'Shuffle with a seed of one’s own, choose today’s card and keep it; afterwards the same card, whoever asks',
  input: z.object({ id: idParam, gesture, position: count }),
  output: Draw,
})
