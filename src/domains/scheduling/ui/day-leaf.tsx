import { classes } from '#browser/kit/layout/classes.ts'

/** A leaf of a tear-off calendar, of a day `yyyy-mm-dd`; words beside it say the day. */
export const DayLeaf = ({ day, className }: { day: string; className?: string }) => (
  <span
    aria-hidden="true"
    className={classes(
      'grid w-16 shrink-0 self-start overflow-hidden rounded-md border border-metal text-center leading-none',
      className,
    )}
  >
    <span className="bg-metal-wash py-1 font-semibold text-metal-ink text-xs">
      {MONTHS[Number(day.slice(5, 7)) - 1]}
    </span>
    <span className="py-2 font-display text-2xl tabular-nums">{Number(day.slice(8))}</span>
  </span>
)

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']
