import type { Sql } from '#platform/db.ts'
import { cardName, placedCardsOf } from '../tarot/reading/rules.ts'
import { listCardsOfDay } from './sql.ts'

/** The card of a day (`yyyy-mm-dd`) of each of these people who drew theirs, by its name. */
export async function listDayCards(sql: Sql, personIds: readonly string[], day: string) {
  const cards = await listCardsOfDay(sql, personIds, day)
  return cards.flatMap(({ personId, ...draw }) => {
    const [laid] = placedCardsOf(draw)
    return laid ? [{ personId, name: cardName(laid) }] : []
  })
}
