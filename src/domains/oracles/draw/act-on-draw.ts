import { type Db, inTransaction } from '#platform/db.ts'
import { refuse } from '../rules.ts'
import { serverHashes } from './server-hashes.ts'
import { type Act, type DrawEvent, eventOf, isComplete, isResultOf, drawStateOf } from './rules.ts'
import { shuffleBySeeds } from './shuffle.rules.ts'
import * as sql from './sql.ts'

/**
 * Applies all of these acts after the first `after` events, or none; filling the last place reveals the seed. Repeating
 * the same call returns the same draw. Refuses what the rules of the draw refuse, and acts on a draw that has changed
 * meanwhile.
 */
export async function actOnDraw(
  db: Db,
  { id, after, acts, now }: { id: string; after: number; acts: readonly Act[]; now: Date },
): Promise<sql.DrawRow> {
  return inTransaction(db, async (tx) => {
    await sql.lockDraw(tx, id)
    const draw = await sql.findDraw(tx, id)
    if (!draw) throw refuse('draw_not_found')
    if (acts.every((act, i) => isResultOf(draw.events[after + i], act))) return draw
    if (draw.events.length !== after) throw refuse('draw_changed_meanwhile')
    const added = await resultsOf(draw, acts)
    await sql.insertEvents(tx, { drawId: id, after, events: added, at: now })
    return { ...draw, events: [...draw.events, ...added] }
  })
}

/** The events of these acts, with the seed when the last place is filled. */
export async function resultsOf(draw: sql.DrawRow, acts: readonly Act[]): Promise<DrawEvent[]> {
  const events = [...draw.events]
  const gesture = drawStateOf(events).gesture ?? acts.find((act) => act.type === 'shuffle')?.gesture
  const shuffled =
    gesture === undefined ? undefined : await shuffleBySeeds(serverHashes.hmac, draw, { seed: draw.seed, gesture })
  for (const act of acts)
    events.push(eventOf(draw, events, act, drawStateOf(events).gesture === undefined ? undefined : shuffled))
  if (isComplete(draw, events)) events.push({ type: 'revealed', seed: draw.seed })
  return events.slice(draw.events.length)
}
