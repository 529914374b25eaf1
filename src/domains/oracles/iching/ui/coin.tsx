import { classes } from '#browser/kit/layout/classes.ts'

const HEAD = 'M32 7.5v9M32 47.5v9M7.5 32h9M47.5 32h9M28.5 12h7M28.5 52h7M12 28.5v7M52 28.5v7'
const TAIL = 'M13 22a21 21 0 0 0 0 20M51 22a21 21 0 0 1 0 20'

/** A coin with a square hole: 1 heads, 0 tails; `undefined`: not thrown yet. */
export const Coin = ({ side, className }: { side: number | undefined; className?: string }) => (
  <svg
    viewBox="0 0 64 64"
    aria-hidden="true"
    className={classes('block text-metal', className)}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
  >
    <circle cx="32" cy="32" r="30" className="fill-surface" />
    <circle cx="32" cy="32" r="27" />
    <rect x="23" y="23" width="18" height="18" className="fill-ground" />
    {side !== undefined && <path d={side === 1 ? HEAD : TAIL} strokeLinecap="round" />}
  </svg>
)
