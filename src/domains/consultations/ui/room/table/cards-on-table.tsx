import { useMemo } from 'react'
import type { RoomEvent } from '../../../room/contract.ts'
import { nameOfPiece } from '../../../table/names.rules.ts'
import { spreadsOf } from '../../../table/spread.rules.ts'
import { tableEventsOf } from './read-table.ts'

/** What lies face up on the table, by its place, for whoever has the table itself closed. */
export function CardsOnTable({ events }: { events: readonly RoomEvent[] }) {
  const spread = useMemo(() => spreadsOf(tableEventsOf(events)).at(-1), [events])
  if (!spread || spread.isPutAway) return null
  const turned = spread.places
    .map((place, at) => ({ at, place: place.name, name: nameOfPiece(spread.kind, place) }))
    .filter(({ name }) => name)
  return (
    <section className="grid gap-3 border-line border-t pt-4">
      <h3 className="text-lg">Na mesa</h3>
      {turned.length === 0 ? (
        <p className="text-quiet text-sm">Nada foi virado ainda.</p>
      ) : (
        <dl className="grid gap-2 text-sm">
          {turned.map(({ at, place, name }) => (
            <div key={at} className="grid">
              <dt className="text-quiet">{place}</dt>
              <dd className="font-semibold">{name}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
