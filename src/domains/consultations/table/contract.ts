import { z } from 'zod/mini'
import { endpoint, idParam, instant, newId } from '#shared/contract.ts'
import { lineText, typed } from '#shared/typed-text/fields.ts'
import { SIDES } from './facts.rules.ts'
import { TABLE_LAYOUT_IDS } from './layout-ids.rules.ts'
import { OWN_PLACES } from './layouts.rules.ts'

const RELOAD_MESSAGE = 'Recarregue a página e tente de novo.'
const NAME_MISSING = 'Dê um nome a cada lugar.'

const place = z.int(RELOAD_MESSAGE).check(z.gte(0, RELOAD_MESSAGE), z.lte(OWN_PLACES.most - 1, RELOAD_MESSAGE))
const position = z.int(RELOAD_MESSAGE).check(z.gte(0, RELOAD_MESSAGE), z.lte(77, RELOAD_MESSAGE))
/** What a person adds to the shuffle: made by their browser of movement and chance. */
const part = typed('asSent', RELOAD_MESSAGE).check(z.regex(/^[0-9a-f]{32,64}$/, RELOAD_MESSAGE))

const done = z.object({ seq: z.number(), at: instant })

/**
 * Opens a spread on the table of a room: its consultant, while the clock runs. The platform commits itself to a seed,
 * whose SHA-256 is in the event. Safe to repeat under the same id.
 */
export const openSpread = {
  name: 'room.open_spread',
  input: z.object({
    consultationId: idParam,
    id: newId,
    layout: z.enum(TABLE_LAYOUT_IDS, RELOAD_MESSAGE),
    /** Who draws: the consultant, or the client from all pieces face down. */
    drawer: z.enum(SIDES, RELOAD_MESSAGE),
    reversals: z.boolean(RELOAD_MESSAGE),
    /** The names of places of one's own, for `cartas-livres`. */
    places: z.optional(
      z
        .array(lineText({ most: OWN_PLACES.mostCharacters, missing: NAME_MISSING }))
        .check(z.minLength(1, NAME_MISSING), z.maxLength(OWN_PLACES.most, 'Cabem dez lugares na mesa.')),
    ),
  }),
  output: done,
}

const act = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('mix'), part }),
    z.object({ type: z.literal('draw'), part: z.optional(part) }),
    z.object({ type: z.literal('lay'), place, position, part: z.optional(part) }),
    z.object({ type: z.literal('throw'), place, part: z.optional(part) }),
    z.object({ type: z.literal('turn'), place }),
    z.object({ type: z.literal('put_away') }),
  ],
  RELOAD_MESSAGE,
)

/**
 * One act on a spread, while the clock runs and both are proven to be there. It starts no clock and ends no silence.
 * Safe to repeat.
 */
export const actOnSpread = {
  name: 'room.act_on_spread',
  input: z.object({ consultationId: idParam, id: idParam, act }),
  output: done,
}

export const readSpreadSeed = endpoint({
  method: 'GET',
  path: '/api/consultations/:id/spreads/:spreadId/seed',
  access: 'signed-in',
  summary: 'The platform’s seed of a spread that is over, for its two people: with it both can repeat the draw.',
  input: z.object({ id: idParam, spreadId: idParam }),
  output: z.object({ seed: z.string() }),
})

export const keepSpread = endpoint({
  method: 'PUT',
  path: '/api/consultations/:id/spreads/:spreadId/reading',
  access: 'client',
  summary: 'Keep a finished spread of one, three or ten cards among the client’s own readings. Safe to repeat.',
  input: z.object({ id: idParam, spreadId: idParam }),
  output: z.object({ id: z.string() }),
})
