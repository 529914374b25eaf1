import { classes } from '#browser/kit/layout/classes.ts'

/** Apart from the 78 others, whose addresses the first screen does not need. */
const [back] = Object.values(
  import.meta.glob<string>('/drawn/deck/verso.svg', { query: '?url&no-inline', import: 'default', eager: true }),
)

/** The engraved back of every card. Only ornament. */
export const CardBack = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 280 480" aria-hidden="true" className={classes('block text-ink', className)}>
    <use href={`${back}#card`} />
  </svg>
)
