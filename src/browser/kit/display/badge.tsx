import type { ReactNode } from 'react'
import { classes } from '../layout/classes.ts'

export type BadgeTone = 'plain' | 'accent' | 'metal' | 'good' | 'warn' | 'bad'
const TONE: Record<BadgeTone, string> = {
  plain: 'bg-sunken text-quiet',
  accent: 'bg-accent-wash text-accent',
  metal: 'bg-metal-wash text-metal-ink',
  good: 'bg-good-wash text-good',
  warn: 'bg-warn-wash text-warn',
  bad: 'bg-bad-wash text-bad',
}

/** A short label. */
export const Badge = ({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) => (
  <span
    className={classes(
      'inline-flex max-w-full shrink-0 items-center gap-1.5 rounded-sm px-2 py-0.5 font-semibold text-xs',
      TONE[tone],
    )}
  >
    {children}
  </span>
)
