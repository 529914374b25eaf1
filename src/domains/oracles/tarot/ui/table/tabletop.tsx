import type { ReactNode } from 'react'
import { classes } from '#browser/kit/layout/classes.ts'

const [FROM, TO, LINES, PITCH, STEPS] = [-50, 1250, 30, 16.5, 26]

/** The knots around which the lines bend. */
const KNOTS = [
  { x: 270, y: 140, reach: 150, push: 20 },
  { x: 900, y: 330, reach: 190, push: 26 },
] as const

function pointsOf(y: number): (readonly [number, number])[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const x = FROM + ((TO - FROM) / STEPS) * step
    const slow = 6 * Math.sin(x / 310 + y / 190) + 2.5 * Math.sin(x / 140 + y / 60)
    const pushed = KNOTS.reduce((sum, knot) => {
      const near = Math.exp(-(((x - knot.x) / knot.reach) ** 2) - ((y - knot.y) / (knot.reach * 0.45)) ** 2)
      return sum + (y < knot.y ? -1 : 1) * knot.push * near
    }, 0)
    return [Math.round(x), Math.round((y + slow + pushed) * 10) / 10] as const
  })
}

/** A smooth line through the midpoints between the points. */
function smooth(points: readonly (readonly [number, number])[]): string {
  const [[x, y]] = points as [readonly [number, number]]
  const bends = points.slice(1, -1).map(([px, py], i) => {
    const [nx, ny] = points[i + 2]!
    return `Q${px} ${py} ${(px + nx) / 2} ${Math.round((py + ny) * 5) / 10}`
  })
  return `M${x} ${y}${bends.join('')}`
}

/** The grain of the table: lines on 1200 × 480 that run along the wood and around its two knots. */
const WOOD_GRAIN = Array.from({ length: LINES }, (_, at) => smooth(pointsOf(4 + at * PITCH))).join('')

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
