import { classes } from '#browser/kit/layout/classes.ts'
import { type LineSum, isMoving, isYang } from '../coins.rules.ts'

const WIDTH = 96
const STEP = 16
const HALF = 40

/**
 * The lines of a hexagram or a trigram, the bottom one first; changing lines have the traditional gold mark, a circle
 * on yang and a cross on yin.
 */
export const HexagramFigure = ({
  lines,
  name,
  className,
}: {
  lines: readonly LineSum[]
  name?: string
  className?: string
}) => (
  <svg
    viewBox={`0 0 ${WIDTH} ${lines.length * STEP}`}
    className={classes('block text-ink', className)}
    {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
  >
    {lines.map((line, at) => (
      <Line key={at} line={line} y={(lines.length - at - 0.5) * STEP} />
    ))}
  </svg>
)

const Line = ({ line, y }: { line: LineSum; y: number }) => (
  <g fill="none">
    <path
      d={isYang(line) ? `M0 ${y}H${WIDTH}` : `M0 ${y}H${HALF}M${WIDTH - HALF} ${y}H${WIDTH}`}
      stroke="currentColor"
      strokeWidth="7"
    />
    {isMoving(line) && (
      <path
        d={isYang(line) ? ring(y) : cross(y)}
        className="fill-surface stroke-metal"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    )}
  </g>
)

const MIDDLE = WIDTH / 2
const ring = (y: number) => `M${MIDDLE - 5} ${y}a5 5 0 1 1 10 0a5 5 0 1 1-10 0Z`
const cross = (y: number) => `M${MIDDLE - 4} ${y - 4}l8 8m0-8l-8 8`
