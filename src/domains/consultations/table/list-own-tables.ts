import type { Sql } from '#platform/db.ts'
import { TABLE_LAYOUTS } from './layouts.rules.ts'
import { nameOfPiece } from './names.rules.ts'
import { spreadsOf } from './spread.rules.ts'
import { listEventsOfPerson } from './sql.ts'

/** What was drawn in this person's consultations, for "Baixar os meus dados": each spread with what was turned. */
export async function listOwnTables(sql: Sql, personId: string) {
  const rooms = await listEventsOfPerson(sql, personId)
  return rooms.flatMap(({ other, events }) =>
    spreadsOf(events.map((event) => ({ ...event, at: new Date(event.at) }))).map(
      ({ openedAt, layout, kind, places }) => ({
        'aberta em': openedAt,
        com: other,
        tiragem: TABLE_LAYOUTS[layout].name,
        'o que saiu': places
          .map((place) => `${place.name}: ${nameOfPiece(kind, place) || 'não foi virada'}`)
          .join('; '),
      }),
    ),
  )
}
