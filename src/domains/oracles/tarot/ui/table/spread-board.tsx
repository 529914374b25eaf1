import type { CSSProperties, ReactNode } from 'react'
import { classes } from '#browser/kit/layout/classes.ts'
import { CARD_SIZE, spreadGeometryOf } from '../../spreads/geometry.rules.ts'
import type { SpreadPlace } from '../../spreads/place.rules.ts'
import type { Spread } from '../../spreads/rules.ts'

type Props = {
  spread: Spread
  label: string
  className?: string
  children: (place: SpreadPlace, at: number) => ReactNode
}

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(3)}%`

/** The places of a spread at any size; `children` renders each place. */
export function SpreadBoard({ spread, label, className, children }: Props) {
  const { width, height, corners } = spreadGeometryOf(spread)
  return (
    <ol
      aria-label={label}
      className={classes('relative mx-auto w-full', className)}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {spread.places.map((place, at) => {
        const { x, y } = corners[at]!
        const lies = {
          width: percent(CARD_SIZE.width, width),
          left: percent(x, width),
          top: percent(y, height),
        } satisfies CSSProperties
        return (
          <li key={place.name} className={classes('absolute aspect-[7/12]', place.across && 'rotate-90')} style={lies}>
            {children(place, at)}
          </li>
        )
      })}
    </ol>
  )
}
