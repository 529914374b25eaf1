import { classes } from '#browser/kit/layout/classes.ts'

/** Separate from the 78 faces, whose URLs the first screen does not need. */
const [back] = Object.values(
  import.meta.glob<string>('/drawn/deck/verso.svg', { query: '?url&no-inline', import: 'default', eager: true }),
)

/** The back of every card. Decoration only. */
export const CardBack = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 280 480" aria-hidden="true" className={classes('block text-ink', className)}>
    <use href={`${back}#card`} />
  </svg>
)

const CARDS = [-3, -2, -1, 0, 1, 2, 3]

/** Seven backs as a fan: the picture before a draw begins. */
export const CardBackFan = () => (
  <div aria-hidden="true" className="relative mx-auto aspect-[11/8] w-full max-w-lg">
    {CARDS.map((at) => (
      <div
        key={at}
        style={{ transform: `rotate(${at * 8.5}deg)` }}
        className="absolute top-[9%] left-1/2 -ml-[17%] w-[34%] origin-[50%_150%] rounded-[5%] shadow-lifted"
      >
        <CardBack />
      </div>
    ))}
  </div>
)
