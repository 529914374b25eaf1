import type { CSSProperties, ReactNode } from 'react'
import { classes } from '#browser/kit/classes.ts'
import { CARD, lyingOf } from '../../spreads/lying/rules.ts'
import type { Place, Spread } from '../../spreads/rules.ts'

type Props = { spread: Spread; label: string; className?: string; children: (place: Place, at: number) => ReactNode }

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(3)}%`

/** The places of a spread as they lie on the table, whatever its size; `children` shows what lies in each. */
export function Board({ spread, label, className, children }: Props) {
  const { width, height, corners } = lyingOf(spread)
  return (
    <ol
      aria-label={label}
      className={classes('relative mx-auto w-full', className)}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {spread.places.map((place, at) => {
        const { x, y } = corners[at]!
        const lies = {
          width: percent(CARD.width, width),
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
