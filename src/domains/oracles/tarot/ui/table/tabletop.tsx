import type { ReactNode } from 'react'
import { classes } from '#browser/kit/layout/classes.ts'
import { WOOD_GRAIN } from './wood-grain.ts'

/** The wooden table behind the cards. */
export const Tabletop = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={classes('relative isolate overflow-hidden rounded-lg border border-line bg-sunken', className)}>
    <svg
      viewBox="0 0 1200 480"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="-z-10 pointer-events-none absolute inset-0 size-full text-line opacity-80 print:hidden dark:opacity-50"
      fill="none"
      stroke="currentColor"
      strokeWidth="1"
    >
      <path d={WOOD_GRAIN} />
    </svg>
    {children}
  </div>
)
