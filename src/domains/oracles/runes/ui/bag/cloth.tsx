import type { ComponentProps, ReactNode } from 'react'
import { classes } from '#browser/kit/layout/classes.ts'
import { RuneStone } from '../stones/rune-stone.tsx'
import { scatteredAt, STONE_COUNT } from './scatter.ts'

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  stirs: number /** Renders a stone; nothing where one was taken. */
  renderStone: (at: number) => ReactNode
}

/** The cloth with the stones face down. */
export const Cloth = ({ stirs, renderStone, className, ...rest }: Props) => (
  <div
    className={classes(
      'relative mx-auto aspect-6/5 w-full max-w-xl rounded-lg border border-line bg-sunken sm:aspect-3/2',
      className,
    )}
    {...rest}
  >
    {Array.from({ length: STONE_COUNT }, (_, at) => {
      const { x, y, tilt } = scatteredAt(at, stirs)
      return (
        <span
          key={at}
          className="-translate-1/2 absolute w-[13%] transition-all duration-200 ease-out"
          style={{ left: `${100 * x}%`, top: `${100 * y}%`, rotate: `${tilt}deg` }}
        >
          {renderStone(at)}
        </span>
      )
    })}
  </div>
)

export const FaceDownStone = ({ at }: { at: number }) => <RuneStone pebble={at} className="w-full" />
