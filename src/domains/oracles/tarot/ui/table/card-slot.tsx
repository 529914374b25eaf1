import { classes } from '#browser/kit/layout/classes.ts'
import { SmallCardBack } from '../small-card-back.tsx'
import type { SpreadPlace } from '../../spreads/rules.ts'

/** A place while cards are being chosen: empty, next, or with its card face down. */
export const CardSlot = ({
  place,
  number,
  state,
}: {
  place: SpreadPlace
  number: number
  state: 'empty' | 'next' | 'filled'
}) => (
  <>
    <span className="sr-only">
      {place.name}: {state === 'filled' ? 'com carta' : 'sem carta'}
    </span>
    {state === 'filled' ? (
      <SmallCardBack className="block size-full text-ink" />
    ) : (
      <span
        aria-hidden="true"
        className={classes(
          'grid size-full place-items-center rounded-sm border font-display text-[0.6875rem] leading-none tabular-nums sm:text-sm',
          place.across && 'place-items-start justify-items-center pt-1',
          state === 'next' ? 'border-metal bg-metal-wash text-ink' : 'border-edge border-dashed text-quiet',
        )}
      >
        <span className={classes(place.across && '-rotate-90')}>{number}</span>
      </span>
    )}
  </>
)
