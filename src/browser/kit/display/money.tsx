import { type Centavos, formatBRL } from '#shared/money.ts'
import { classes } from '../layout/classes.ts'

/** An amount in reais, with tabular figures. `signed` puts a plus before amounts received. */
export const Money = ({
  amount,
  signed = false,
  className,
}: {
  amount: Centavos
  signed?: boolean
  className?: string
}) => (
  <data value={String(amount)} translate="no" className={classes('whitespace-nowrap tabular-nums', className)}>
    {`${signed && amount > 0n ? '+' : ''}${formatBRL(amount)}`}
  </data>
)
