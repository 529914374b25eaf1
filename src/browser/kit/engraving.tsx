import heaven from './engravings/heaven.svg?url&no-inline'
import lostStar from './engravings/lost-star.svg?url&no-inline'
import { classes } from './classes.ts'

const PLATES = {
  heaven: { href: heaven, box: '0 0 560 600' },
  'lost-star': { href: lostStar, box: '0 0 400 400' },
} as const

/** An own engraving. The drawing is a file of its own and takes ink and gold from the theme. Only ornament. */
export const Engraving = ({ name, className }: { name: keyof typeof PLATES; className?: string }) => (
  <svg viewBox={PLATES[name].box} aria-hidden="true" className={classes('block text-ink', className)}>
    <use href={`${PLATES[name].href}#plate`} />
  </svg>
)
