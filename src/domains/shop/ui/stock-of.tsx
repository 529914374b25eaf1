import { classes } from '#browser/kit/layout/classes.ts'
import type { Variant } from '../contract.ts'
import { stockWords } from '../rules.ts'

type Props = { variants: readonly Pick<Variant, 'stock' | 'isUnique'>[]; className?: string }

/** How many pieces there are of one variant, or of several together. */
export const StockOf = ({ variants, className }: Props) => (
  <span className={classes('text-quiet tabular-nums', className)}>
    {stockWords(
      variants.reduce((sum, { stock }) => sum + stock, 0),
      variants.length === 1 && variants[0]!.isUnique,
    )}
  </span>
)
