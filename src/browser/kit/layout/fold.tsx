import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Chevron } from './chevron.tsx'

/** What only some want to read, one press away. Works without JavaScript. */
export const Fold = ({
  title,
  children,
  id,
  open,
  className,
}: {
  title: ReactNode
  children: ReactNode
  id?: string
  /** Open at first. */
  open?: boolean
  className?: string
}) => (
  <details id={id} open={open} className={classes('group', className)}>
    <summary className="flex min-h-11 list-none items-center gap-3 text-quiet text-sm hover:text-accent [&::-webkit-details-marker]:hidden">
      {title}
      <Chevron />
    </summary>
    <div className="grid gap-4 pt-2 pb-4">{children}</div>
  </details>
)
