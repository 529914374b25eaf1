import { formatBRL } from '#shared/money.ts'

export type Bar = { key: string; name: string; amountCents: bigint }

const [WIDTH, HEIGHT] = [100, 40]
const GAP = 0.25

/**
 * Amounts of days or months as bars, as SVG that a server draws as well; those below zero hang from the line. Its table
 * stands beside it, so readers of screens skip the drawing.
 */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  const amounts = bars.map(({ amountCents }) => Number(amountCents))
  const [top, bottom] = [Math.max(0, ...amounts), Math.min(0, ...amounts)]
  const scale = HEIGHT / (top - bottom || 1)
  const zero = top * scale
  const step = WIDTH / bars.length
  const highest = bars.reduce((most, bar) => (bar.amountCents > most.amountCents ? bar : most), bars[0]!)
  const labels = [bars[0]!, ...(bars.length > 4 ? [bars[Math.floor((bars.length - 1) / 2)]!] : []), bars.at(-1)!]
  return (
    <div aria-hidden="true">
      <p className="mb-2 flex justify-between gap-4 text-quiet text-xs tabular-nums">
        <span>{top > 0 ? `Maior: ${formatBRL(highest.amountCents)} em ${highest.name}` : 'Nada neste período'}</span>
      </p>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className="block h-40 w-full sm:h-52">
        {[0.25, 0.5, 0.75].map((part) => (
          <line
            key={part}
            x2={WIDTH}
            y1={HEIGHT * part}
            y2={HEIGHT * part}
            className="stroke-line"
            vectorEffect="non-scaling-stroke"
            strokeDasharray="2 4"
          />
        ))}
        {bars.map(({ key, name, amountCents }, i) => {
          const height = Math.abs(Number(amountCents)) * scale
          return (
            <rect
              key={key}
              x={i * step + (step * GAP) / 2}
              width={step * (1 - GAP)}
              y={amountCents < 0n ? zero : zero - height}
              height={height}
              className={amountCents < 0n ? 'fill-bad' : 'fill-accent'}
            >
              <title>{`${name}: ${formatBRL(amountCents)}`}</title>
            </rect>
          )
        })}
        <line x2={WIDTH} y1={zero} y2={zero} className="stroke-edge" vectorEffect="non-scaling-stroke" />
      </svg>
      <p className="mt-1.5 flex justify-between text-quiet text-xs tabular-nums">
        {labels.map(({ key, name }, i) => (
          <span key={`${key} ${i}`}>{name}</span>
        ))}
      </p>
    </div>
  )
}
