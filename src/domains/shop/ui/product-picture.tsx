import { classes } from '#browser/kit/layout/classes.ts'
import goods from './goods.svg?url&no-inline'

/**
 * The engraving of a product (160 × 120), from one sheet of our own; its colours follow the theme. Decorative: the name
 * is beside it.
 */
export const ProductPicture = ({ name, className }: { name: string; className?: string }) => (
  <svg viewBox="0 0 160 120" aria-hidden="true" className={classes('block text-ink', className)}>
    <use href={`${goods}#${name}`} />
  </svg>
)
