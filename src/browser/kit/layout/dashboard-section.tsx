import type { ReactNode } from 'react'
import { Emblem, type EmblemName } from '../art/emblem.tsx'
import { classes } from './classes.ts'

type Props = { id: string; title: string; className?: string; emblem?: EmblemName; children: ReactNode }

/** A section of a dashboard with its heading; `id` is its anchor. */
export const DashboardSection = ({ id, title, emblem, className, children }: Props) => (
  <section aria-labelledby={id} className={classes('grid gap-4', className)}>
    <h2 id={id} className={classes('text-xl', emblem && 'flex items-center gap-3')}>
      {emblem && <Emblem name={emblem} className="size-11" />}
      {title}
    </h2>
    {children}
  </section>
)
