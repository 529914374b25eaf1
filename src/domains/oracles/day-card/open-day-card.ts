import { randomUUID } from 'node:crypto'
import { type Db, inTransaction } from '#platform/db.ts'
import { dayInSaoPaulo } from '#shared/dates.ts'
import { newSeed } from '../draw/open-draw.ts'
import { type DrawRow, insertEvents } from '../draw/sql.ts'
import { refuse } from '../rules.ts'
import * as sql from './sql.ts'

/**
 * Commits the platform to the seed of somebody's card of today, once a day in São Paulo: whoever asks again, from any
 * device, gets the same one. Refuses when today's card was deleted.
 */
export async function openDayCard(db: Db, { personId, now }: { personId: string; now: Date }): Promise<DrawRow> {
  const day = dayInSaoPaulo(now)
  const { seed, commitment } = await newSeed()
  return inTransaction(db, async (tx) => {
    const id = randomUUID()
    if (await sql.insertDayCard(tx, { id, personId, day, seed, at: now }))
      await insertEvents(tx, { drawId: id, after: 0, events: [{ type: 'committed', commitment }], at: now })
    const { card } = (await sql.findDayCard(tx, { personId, day }))!
    if (!card) throw refuse('day_card_deleted')
    return card
  })
}
