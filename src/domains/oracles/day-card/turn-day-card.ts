import { type Db, inTransaction } from '#platform/db.ts'
import { dayInSaoPaulo } from '#shared/dates.ts'
import { resultsOf } from '../draw/act-on-draw.ts'
import { isComplete } from '../draw/rules.ts'
import { type DrawRow, insertEvents, lockDraw, recordReading } from '../draw/sql.ts'
import { refuse } from '../rules.ts'
import { findCardById } from './sql.ts'

type Turn = { id: string; personId: string; gesture: string; position: number; now: Date }

/**
 * Draws somebody's card of today and keeps it among their readings. A card that is drawn stays as it is, whatever
 * another device chooses. Refuses a card of somebody else and one whose day is over in São Paulo.
 */
export async function turnDayCard(db: Db, { id, personId, gesture, position, now }: Turn): Promise<DrawRow> {
  return inTransaction(db, async (tx) => {
    await lockDraw(tx, id)
    const found = await findCardById(tx, { id, personId })
    if (!found) throw refuse('draw_not_found')
    const { day, ...card } = found
    if (isComplete(card, card.events)) return card
    if (day !== dayInSaoPaulo(now)) throw refuse('day_card_over')
    const added = await resultsOf(card, [
      { type: 'shuffle', gesture },
      { type: 'choose', place: 0, position },
    ])
    await insertEvents(tx, { drawId: id, after: card.events.length, events: added, at: now })
    await recordReading(tx, { id, personId, question: null, shared: false, at: now })
    return { ...card, events: [...card.events, ...added] }
  })
}
