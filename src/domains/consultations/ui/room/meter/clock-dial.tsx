import { classes } from '#browser/kit/layout/classes.ts'

const TICKS = Array.from({ length: 60 }, (_, second) => second)
const FIVE_SECOND_TICKS = TICKS.filter((tick) => tick % 5 === 0)
const MINUTE_MS = 60_000
const RIM_LENGTH = 2 * Math.PI * 96

type Props = {
  shownMs: number /** How long the reserved money lasts, in milliseconds of consultation. */
  fundedMs: number
  isRunning: boolean /** Fewer and thicker lines, for small sizes. */
  isSmall?: boolean
  className?: string
}

/**
 * A dial of sixty seconds: gold for the elapsed part of this minute, the rim for the elapsed part of the reserved time.
 */
export function ClockDial({ shownMs, fundedMs, isRunning, isSmall = false, className }: Props) {
  const second = Math.floor((shownMs % MINUTE_MS) / 1000)
  const used = fundedMs > 0 ? Math.min(1, shownMs / fundedMs) : 0
  return (
    <svg
      viewBox="0 0 200 200"
      aria-hidden="true"
      className={classes('block', className)}
      fill="none"
      strokeLinecap="round"
    >
      <circle cx="100" cy="100" r="96" className="stroke-line" strokeWidth={isSmall ? 5 : 1.5} />
      <circle
        cx="100"
        cy="100"
        r="96"
        className="stroke-metal"
        strokeWidth={isSmall ? 6 : 2.5}
        strokeDasharray={RIM_LENGTH}
        strokeDashoffset={RIM_LENGTH * (1 - used)}
        transform="rotate(-90 100 100)"
      />
      {(isSmall ? FIVE_SECOND_TICKS : TICKS).map((tick) => (
        <path
          key={tick}
          d={isSmall ? 'M100 16v14' : tick % 5 === 0 ? 'M100 11v11' : 'M100 12v5.5'}
          transform={`rotate(${tick * 6} 100 100)`}
          strokeWidth={isSmall ? 6 : tick % 15 === 0 ? 2.5 : 1.5}
          className={classes(
            'transition-[stroke] duration-200',
            isRunning && tick <= second && shownMs > 0 ? 'stroke-metal' : 'stroke-edge/60',
          )}
        />
      ))}
      {!isSmall && <circle cx="100" cy="100" r="72" className="stroke-line" strokeWidth="1" strokeDasharray="0.1 5" />}
      {/* The angle keeps growing past a full minute, so that the hand never turns backwards. */}
      <g
        className={classes('transition-transform duration-250 ease-linear', isRunning ? 'text-metal' : 'text-edge')}
        style={{ transform: `rotate(${(shownMs / MINUTE_MS) * 360}deg)`, transformOrigin: '100px 100px' }}
      >
        <path
          transform={isSmall ? 'translate(-150 -26) scale(2.5)' : undefined}
          d="M100 21c.8 5.4 3.3 7.9 8.7 8.7-5.4.8-7.9 3.3-8.7 8.7-.8-5.4-3.3-7.9-8.7-8.7 5.4-.8 7.9-3.3 8.7-8.7Z"
          fill="currentColor"
          stroke="none"
        />
      </g>
    </svg>
  )
}
