import { classes } from '../layout/classes.ts'

/** A thin engraved divider: a line, a star, a line. Decorative. */
export const Ornament = ({ className }: { className?: string }) => (
  <svg
    viewBox="0 0 240 24"
    aria-hidden="true"
    className={classes('h-6 w-60 max-w-full text-metal', className)}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.25"
    strokeLinecap="round"
  >
    <path d="M4 12h78M158 12h78" />
    <path d="M90 12h.1M96 12h.1M144 12h.1M150 12h.1" strokeWidth="2.5" />
    <path
      d="M120 1c.9 6.8 4.2 10.1 11 11-6.8.9-10.1 4.2-11 11-.9-6.8-4.2-10.1-11-11 6.8-.9 10.1-4.2 11-11Z"
      strokeLinejoin="round"
    />
    <circle cx="120" cy="12" r="2" />
    <path d="m112.5 4.5 2 2M127.5 4.5l-2 2M112.5 19.5l2-2M127.5 19.5l-2-2" />
  </svg>
)
