import type { DrawEvent } from '#domains/oracles/draws.rules.ts'
import { keepDraw } from '#domains/oracles/index.ts'
import type { Db } from '#platform/db.ts'
import { refuse } from '../state/refusals.rules.ts'
import { keptLayoutOf } from './layouts.rules.ts'
import { readSeed } from './read-seed.ts'
import { gestureOf, isFinished, type Spread, spreadsOf } from './spread.rules.ts'
import { listTableEvents } from './sql.ts'

/**
 * The client keeps a finished spread of cards among the own readings. Refuses somebody else's room, what is not
 * finished, and what only rooms have.
 */
export async function keepSpread(
  db: Db,
  { now, ...asked }: { id: string; consultationId: string; personId: string; now: Date },
): Promise<{ id: string }> {
  const { seed } = await readSeed(db, asked)
  const spread = spreadsOf(await listTableEvents(db, asked.consultationId)).find(({ id }) => id === asked.id)
  if (!spread || !isFinished(spread)) throw refuse('table_unfinished')
  const layout = keptLayoutOf(spread.layout)
  if (!layout || spread.kind !== 'tarot') throw refuse('table_not_kept')
  const { id, kind, reversals, openedAt } = spread
  const events = eventsOf(spread, seed)
  await keepDraw(db, { id, kind, layout, reversals, seed, openedAt, events, personId: asked.personId, now })
  return { id }
}

/** The spread as the log of a draw, which anybody checks in the same way. */
const eventsOf = (spread: Spread, seed: string): DrawEvent[] => [
  { type: 'committed', commitment: spread.commitment },
  { type: 'shuffled', gesture: gestureOf(spread) },
  ...spread.places.map(
    ({ position, piece, reversed }, place): DrawEvent => ({
      type: 'chosen',
      place,
      position: position!,
      piece: piece!,
      reversed: reversed!,
    }),
  ),
  { type: 'revealed', seed },
]
