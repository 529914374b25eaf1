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
