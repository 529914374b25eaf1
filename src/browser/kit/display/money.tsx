import { type Centavos, formatBRL } from '#shared/money.ts'
import { classes } from '../layout/classes.ts'

/** An amount as people write it, its figures in columns. `signed` puts a plus before what comes in. */
export const Money = ({
  amount,
  signed = false,
  className,
}: {
  amount: Centavos
  signed?: boolean
  className?: string
}) => (
  <data value={String(amount)} className={classes('whitespace-nowrap tabular-nums', className)}>
    {signed && amount > 0n && '+'}
    {formatBRL(amount)}
  </data>
)
