import { classes } from '#browser/kit/layout/classes.ts'

const TICKS = Array.from({ length: 60 }, (_, second) => second)
const MINUTE_MS = 60_000
const RIM_LENGTH = 2 * Math.PI * 96

type Props = {
  shownMs: number /** How far the reserved money reaches, in milliseconds of consultation. */
  fundedMs: number
  isRunning: boolean
  className?: string
}

/**
 * The fair clock as an engraved dial: sixty seconds round, gold where this minute has passed, the rim where the
 * reserved time has. Below `lg` it is the size of a coin, with fewer and stronger lines.
 */
export function ClockDial({ shownMs, fundedMs, isRunning, className }: Props) {
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
      <circle cx="100" cy="100" r="96" className="stroke-line [stroke-width:5] lg:[stroke-width:1.5]" />
      <circle
        cx="100"
        cy="100"
        r="96"
        className="stroke-metal [stroke-width:6] lg:[stroke-width:2.5]"
        strokeDasharray={RIM_LENGTH}
        strokeDashoffset={RIM_LENGTH * (1 - used)}
        transform="rotate(-90 100 100)"
      />
      {TICKS.map((tick) => (
        <path
          key={tick}
          d={tick % 5 === 0 ? 'M100 11v11' : 'M100 12v5.5'}
          transform={`rotate(${tick * 6} 100 100)`}
          className={classes(
            'transition-[stroke] duration-200',
            tick % 5 === 0 ? '[stroke-width:6]' : 'max-lg:hidden',
            tick % 15 === 0 ? 'lg:[stroke-width:2.5]' : 'lg:[stroke-width:1.5]',
            isRunning && tick <= second && shownMs > 0 ? 'stroke-metal' : 'stroke-edge/60',
          )}
        />
      ))}
      <circle cx="100" cy="100" r="72" className="stroke-line max-lg:hidden" strokeWidth="1" strokeDasharray="0.1 5" />
      {/* The hand is a star; it turns on, also over the full minute. */}
      <g
        className={classes('transition-transform duration-250 ease-linear', isRunning ? 'text-metal' : 'text-edge')}
        style={{ transform: `rotate(${(shownMs / MINUTE_MS) * 360}deg)`, transformOrigin: '100px 100px' }}
      >
        <path
          className="max-lg:[transform:translate(-150px,-26px)_scale(2.5)]"
          d="M100 21c.8 5.4 3.3 7.9 8.7 8.7-5.4.8-7.9 3.3-8.7 8.7-.8-5.4-3.3-7.9-8.7-8.7 5.4-.8 7.9-3.3 8.7-8.7Z"
          fill="currentColor"
          stroke="none"
        />
      </g>
    </svg>
  )
}
