import { classes } from '#browser/kit/layout/classes.ts'
import type { CastPlace } from '../../casts.rules.ts'
import { RuneStone } from '../stones/rune-stone.tsx'

type Props = { place: CastPlace; pebble: number; isAlone: boolean; onTurn: () => void }

/** A stone face down on its place: a button that turns it. */
export const ClosedStone = ({ place: { name, asks }, pebble, isAlone, onTurn }: Props) => (
  <button
    type="button"
    onClick={onTurn}
    className={classes(
      'flex w-full items-center gap-5 rounded-lg border border-edge border-dashed p-5 transition-colors duration-150 hover:border-accent sm:p-6',
      !isAlone && 'lg:flex-col lg:text-center',
    )}
  >
    <RuneStone pebble={pebble} className={classes('w-20 shrink-0', !isAlone && 'lg:order-1 lg:w-32')} />
    <span className={classes('grid gap-1 text-left', !isAlone && 'lg:text-center')}>
      <span className="font-display text-xl">{name}</span>
      <span className="text-quiet text-sm">{asks}</span>
      <span className="font-semibold text-accent">Virar a pedra</span>
    </span>
  </button>
)
