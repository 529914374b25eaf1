import { Suspense, useState } from 'react'
import { GalleryVerticalEnd } from '#browser/icons/gallery-vertical-end.ts'
import { IconButton } from '#browser/kit/buttons/icon-button.tsx'
import { lazyPart } from '#browser/late-code.ts'
import type { RoomState } from '../sync/room-state.ts'
import { loadTableChoice, storeTableChoice } from '../../tab-storage.ts'

const RoomTable = lazyPart(() => import('./room-table.tsx'), 'RoomTable')

/** The cloth of a room: its button beside the field, its sheet, and the line that says that the other one opened it. */
export function useTableSlot({ consultation: c, events }: RoomState, onExpect: (seq: number) => void) {
  const [shown, setShown] = useState(() => loadTableChoice(c.id))
  const [isLarge, setLarge] = useState(false)
  const show = (seq: number) => {
    setShown(seq)
    storeTableChoice(c.id, seq)
  }
  const last = events.findLast(({ type }) => type === 'table')
  const isOpen = shown > 0
  // Closed by hand: only what happens afterwards is told.
  const isTold = !isOpen && c.you === 'client' && last !== undefined && last.seq > -shown
  return {
    isOpen,
    isLarge: isOpen && isLarge,
    button: (c.you === 'consultant' || last) && (
      <IconButton label="Mesa" aria-expanded={isOpen} onClick={() => show(isOpen ? -(last?.seq ?? 0) : 1)}>
        <GalleryVerticalEnd strokeWidth={1.5} />
      </IconButton>
    ),
    line: isTold && (
      <p
        role="status"
        className="flex items-center justify-center gap-3 border-line border-t bg-metal-wash px-4 py-1.5 text-sm"
      >
        {c.consultant.name} abriu a mesa
        <button type="button" className="min-h-10 font-semibold text-accent" onClick={() => show(1)}>
          Ver a mesa
        </button>
      </p>
    ),
    sheet: isOpen && (
      <Suspense>
        <RoomTable
          consultation={c}
          events={events}
          isLarge={isLarge}
          onLarge={setLarge}
          onClose={() => show(-(last?.seq ?? 0))}
          onExpect={onExpect}
        />
      </Suspense>
    ),
  }
}
