import { classes } from '#browser/kit/layout/classes.ts'
import { pictureSource } from '#domains/content/pictures.rules.ts'
import goods from './goods.svg?url&no-inline'

type Props = { name: string; photo?: string | null | undefined; alt?: string; sizes?: string; className?: string }

/**
 * The photograph of a product, or its engraving (160 × 120) from one sheet of our own, whose colours follow the theme.
 * Decorative where its name is beside it.
 */
export const ProductPicture = ({ name, photo, alt = '', sizes = '14rem', className }: Props) =>
  photo ? (
    <img
      {...pictureSource(photo)}
      alt={alt}
      sizes={sizes}
      loading="lazy"
      decoding="async"
      className={classes('block rounded-md object-cover', className)}
    />
  ) : (
    <svg viewBox="0 0 160 120" aria-hidden="true" className={classes('block text-ink', className)}>
      <use href={`${goods}#${name}`} />
    </svg>
  )
