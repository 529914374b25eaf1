import type { ReactNode } from 'react'
import { classes } from '../layout/classes.ts'

const TONE = { accent: 'bg-accent', good: 'bg-good', warn: 'bg-warn', bad: 'bg-bad' } as const
type Props = {
  label: string
  value: number
  max: number
  /** The value in words, because a bar alone means nothing to a screen reader. */
  words: ReactNode
  tone?: keyof typeof TONE
}

/** A value out of a maximum, as a thin bar with its words. */
export const Meter = ({ label, value, max, words, tone = 'accent' }: Props) => (
  <div className="grid gap-1">
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={typeof words === 'string' ? words : undefined}
      className="h-1.5 overflow-hidden rounded-full bg-sunken"
    >
      <div
        className={classes('h-full rounded-full transition-[width] duration-200', TONE[tone])}
        style={{ width: `${max > 0 ? Math.min(100, (100 * value) / max) : 0}%` }}
      />
    </div>
    <span className="text-quiet text-xs">{words}</span>
  </div>
)
