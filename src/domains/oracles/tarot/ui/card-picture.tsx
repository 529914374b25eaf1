import { classes } from '#browser/kit/layout/classes.ts'
import type { CardId } from '../cards.rules.ts'

/**
 * Drawn before the bundle is built (`bin/parts/draw-deck-files.ts`); the page contains only the URLs, and loads a card
 * when it is shown.
 */
const plates = import.meta.glob<string>('/drawn/deck/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})

/**
 * The picture of a card, or the back (280 × 480); its colours follow the theme. With a name it is a labelled image,
 * otherwise decoration.
 */
export const CardPicture = ({
  card,
  name,
  className,
}: {
  card: CardId | 'verso'
  name?: string
  className?: string
}) => (
  <svg
    viewBox="0 0 280 480"
    className={classes('block text-ink', className)}
    {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
  >
    <use href={`${plates[`/drawn/deck/${card}.svg`]}#card`} />
  </svg>
)
