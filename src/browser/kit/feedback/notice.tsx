import type { ReactNode } from 'react'
import { classes } from '../layout/classes.ts'

const TONE = {
  plain: 'border-line bg-surface',
  accent: 'border-accent bg-accent-wash',
  good: 'border-good bg-good-wash',
  warn: 'border-warn bg-warn-wash',
  bad: 'border-bad bg-bad-wash',
} as const

/** Something to know before going on, in the flow of the page. Notifications belong in a toast. */
export const Notice = ({
  tone = 'plain',
  title,
  children,
}: {
  tone?: keyof typeof TONE
  title?: ReactNode
  children: ReactNode
}) => (
  <div className={classes('grid gap-1 rounded-lg border border-l-4 p-4 sm:p-5', TONE[tone])}>
    {title && <p className="font-semibold">{title}</p>}
    <div className="measure text-sm">{children}</div>
  </div>
)
