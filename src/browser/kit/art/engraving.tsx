import cards from './engravings/cards.svg?url&no-inline'
import heaven from './engravings/heaven.svg?url&no-inline'
import hourglass from './engravings/hourglass.svg?url&no-inline'
import lostStar from './engravings/lost-star.svg?url&no-inline'
import { classes } from '../layout/classes.ts'

const ENGRAVINGS = {
  heaven: { href: heaven, box: '0 0 560 600' },
  cards: { href: cards, box: '0 0 560 600' },
  hourglass: { href: hourglass, box: '0 0 560 600' },
  'lost-star': { href: lostStar, box: '0 0 400 400' },
} as const
export type EngravingName = keyof typeof ENGRAVINGS

/** An engraving from an SVG file of its own; ink and gold follow the theme. Decorative. */
export const Engraving = ({ name, className }: { name: EngravingName; className?: string }) => (
  <svg viewBox={ENGRAVINGS[name].box} aria-hidden="true" className={classes('block text-ink', className)}>
    <use href={`${ENGRAVINGS[name].href}#plate`} />
  </svg>
)
