import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { classes } from '#browser/kit/layout/classes.ts'
import { KINDS } from '../../../draw/rules.ts'
import { SmallCardBack } from '../small-card-back.tsx'
import { nextInRow } from './row-navigation.ts'

const POSITIONS = Array.from({ length: KINDS.tarot.pieces }, (_, i) => i)
const [NARROW, WIDE] = [13, 26]

/** The position of a card in its row, from −1 at the left to 1 at the right, by which rows are bent. */
const bend = (position: number, columns: number) => ((position % columns) / (columns - 1)) * 2 - 1

/**
 * The whole deck face down: 6 rows of 13 on small screens, 3 of 26 on large ones. One card is in the tab order; arrows,
 * Home and End move on.
 */
export function CardRow({
  taken,
  asks,
  onTake,
}: {
  taken: readonly number[]
  asks: string
  onTake: (position: number) => void
}) {
  const [wanted, setWanted] = useState(Math.floor(KINDS.tarot.pieces / 2))
  const cards = useRef<(HTMLButtonElement | null)[]>([])
  const row = useRef<HTMLDivElement>(null)
  const isHere = useRef(false)
  // The focused card was taken: the focus moves to the next one.
  const at = taken.includes(wanted)
    ? (nextInRow(wanted, 'ArrowRight', { columns: 1, length: POSITIONS.length, taken }) ?? wanted)
    : wanted
  useEffect(() => {
    if (isHere.current) cards.current[at]?.focus()
  }, [at])

  const onKeyDown = (event: KeyboardEvent) => {
    const columns = getComputedStyle(row.current!).gridTemplateColumns.split(' ').length
    const to = nextInRow(at, event.key, { columns, length: POSITIONS.length, taken })
    if (to === undefined) return
    event.preventDefault()
    setWanted(to)
  }

  return (
    <div
      ref={row}
      role="group"
      aria-label={asks}
      className="grid grid-cols-[repeat(13,minmax(0,1fr))] gap-y-2 px-3 pt-8 pr-9 pb-16 sm:grid-cols-[repeat(26,minmax(0,1fr))] sm:gap-y-6 sm:px-8 sm:pt-10 sm:pr-16 sm:pb-32"
    >
      {POSITIONS.map((position) => (
        <button
          key={position}
          type="button"
          ref={(element) => {
            cards.current[position] = element
          }}
          tabIndex={position === at ? 0 : -1}
          disabled={taken.includes(position)}
          aria-label={`Carta ${position + 1} de ${POSITIONS.length}`}
          onKeyDown={onKeyDown}
          onFocus={() => {
            isHere.current = true
            setWanted(position)
          }}
          onBlur={({ relatedTarget }) => {
            isHere.current = Boolean(row.current?.contains(relatedTarget))
          }}
          onClick={() => onTake(position)}
          style={{ '--n': bend(position, NARROW), '--w': bend(position, WIDE) } as CSSProperties}
          className={classes(
            'relative h-12 [--bend:var(--n)] hover:z-10 focus-visible:z-10 focus-visible:outline-none disabled:invisible sm:h-16 [--drop:0.75rem] [--lean:4deg] sm:[--bend:var(--w)] sm:[--drop:2.25rem] sm:[--lean:7deg]',
            'group [transform:translateY(calc(var(--bend)*var(--bend)*var(--drop)))_rotate(calc(var(--bend)*var(--lean)))]',
          )}
        >
          <span className="absolute top-0 left-0 block w-11 rounded-sm transition-transform duration-150 ease-out group-hover:-translate-y-2 group-focus-visible:-translate-y-3 group-focus-visible:outline-2 group-focus-visible:outline-focus group-focus-visible:outline-offset-2 sm:w-16">
            <SmallCardBack />
          </span>
        </button>
      ))}
    </div>
  )
}
