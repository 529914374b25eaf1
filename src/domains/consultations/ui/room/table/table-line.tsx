import { useMemo } from 'react'
import { formatTime } from '#shared/dates.ts'
import type { RoomEvent } from '../../../room/contract.ts'
import { isFinished } from '../../../table/spread.rules.ts'
import { HexagramFigure } from '#domains/oracles/iching/ui/hexagram-figure.tsx'
import { changesOf, linesOfPlaces, nameOfHexagram } from './hexagram-words.ts'
import { Piece } from './piece.tsx'
import { tableEventsOf } from './read-table.ts'
import { type Names, spreadAfter, wordsOfAct } from './table-words.ts'

type Props = { events: readonly RoomEvent[]; seq: number; names: Names }

/** Acts that the conversation leaves out: hands on the deck, and lines before the last one. */
const LEFT_OUT = new Set(['mixed', 'laid', 'closed'])

/**
 * An act on the table as a line of the conversation: what was turned, with its drawing, name and place. The table
 * itself says it aloud.
 */
export function TableLine({ events, seq, names }: Props) {
  const acts = useMemo(() => tableEventsOf(events), [events])
  const act = acts.find((one) => one.seq === seq)
  const spread = act && spreadAfter(acts, act)
  if (!act || !spread || LEFT_OUT.has(act.table.act)) return null
  const { table, at } = act
  if (table.act === 'thrown' && !isFinished(spread)) return null
  const when = <time dateTime={at.toISOString()}>· {formatTime(at)}</time>
  const words = wordsOfAct(act, spread, names)
  if (table.act === 'opened')
    return (
      <p aria-live="off" className="text-center text-quiet text-xs">
        {words} {when}
      </p>
    )
  if (table.act !== 'turned' && table.act !== 'thrown') return null
  const place = spread.places[table.place]!
  return (
    <figure
      aria-live="off"
      className="mx-auto grid w-full max-w-sm grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-4 rounded-lg border border-line bg-sunken px-4 py-3"
    >
      {table.act === 'thrown' ? (
        <HexagramFigure lines={linesOfPlaces(spread.places)} className="w-18" />
      ) : (
        <Piece kind={spread.kind} place={place} at={table.place} className="w-18" />
      )}
      <figcaption className="text-sm">
        <span className="block font-display text-base">
          {table.act === 'thrown' ? nameOfHexagram(spread.places) : place.name}
        </span>
        {table.act === 'thrown' ? changesOf(spread.places) : words} <span className="text-quiet text-xs">{when}</span>
      </figcaption>
    </figure>
  )
}
