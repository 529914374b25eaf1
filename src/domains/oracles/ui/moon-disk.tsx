import { classes } from '#browser/kit/layout/classes.ts'
import { litPath, MOON_RADIUS, STIPPLES } from '../horoscope/moon-disk.rules.ts'

/** The Moon of a day as it stands over Brazil. Decoration: the sentence beside it says the same. */
export const MoonDisk = ({
  moon,
  className,
}: {
  moon: { illuminated: number; isWaxing: boolean }
  className?: string
}) => (
  <svg viewBox="-60 -60 120 120" aria-hidden="true" fill="none" className={classes('block text-ink', className)}>
    <circle r="56" stroke="var(--metal)" strokeWidth="1" strokeDasharray="0.5 5.366" strokeLinecap="round" />
    <circle r="51" stroke="currentColor" strokeWidth="0.75" />
    <path d={STIPPLES} stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
    <path
      d={litPath(moon)}
      fill="var(--metal)"
      fillOpacity="0.35"
      stroke="var(--metal)"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
    <circle r={MOON_RADIUS} stroke="currentColor" strokeWidth="1.5" />
  </svg>
)
