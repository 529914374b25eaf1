import { classes } from '#browser/kit/layout/classes.ts'
import type { CardId } from '../cards.rules.ts'

/**
 * Drawn before the bundle is made (`bin/parts/draw-deck-files.ts`); only the addresses travel with the page, a card
 * when it is shown.
 */
const plates = import.meta.glob<string>('/drawn/deck/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})

/**
 * The engraving of a card, or the back (280 × 480); ink and gold follow the theme. With a name it is a picture of its
 * own, without one only ornament.
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
