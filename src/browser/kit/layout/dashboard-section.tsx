import type { ReactNode } from 'react'
import { classes } from './classes.ts'

type Props = { id: string; title: string; className?: string; children: ReactNode }

/** A section of a dashboard with its heading; `id` is its anchor. */
export const DashboardSection = ({ id, title, className, children }: Props) => (
  <section aria-labelledby={id} className={classes('grid gap-4', className)}>
    <h2 id={id} className="text-xl">
      {title}
    </h2>
    {children}
  </section>
)
