import type { ReactNode } from 'react'
import { classes } from '../layout/classes.ts'

/** One line of a sum, in a `dl`: what it is, and how much. */
export const SumRow = ({
  words,
  children,
  className,
}: {
  words: ReactNode
  children: ReactNode
  className?: string
}) => (
  <div className={classes('flex items-baseline justify-between gap-4', className)}>
    <dt>{words}</dt>
    <dd className="text-right">{children}</dd>
  </div>
)
