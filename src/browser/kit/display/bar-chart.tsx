import { useId } from 'react'

export type Bar = {
  /** The span of time that this bar stands for. */
  name: string
  /** Zero or more. */
  value: number
  /** The value as it is read. */
  words: string
}

type Props = {
  /** What is drawn; also the caption of the table for screen readers. */
  title: string
  /** The headings of that table. */
  columns: readonly [span: string, value: string]
  /** Oldest first. The last one, which still grows, is gold. */
  bars: readonly Bar[]
  /** Under the first and the last bar. */
  ends: readonly [from: string, to: string]
}

const HEIGHT = 84
const STEP = 20

/** Bars engraved in hatching over a base line, for screen readers a table. The tallest carries its value. */
export function BarChart({ title, columns, bars, ends }: Props) {
  const hatching = useId()
  const most = Math.max(...bars.map(({ value }) => value))
  // Few bars are drawn wider, so that a figure of eight weeks is as tall as one of four.
  const width = Math.max(bars.length, 14) * STEP
  const step = width / bars.length
  const breadth = Math.min(step * 0.62, 26)
  const peak = bars.find(({ value }) => value === most)
  return (
    <figure>
      <figcaption className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-display text-lg">{title}</span>
        {most > 0 && peak && <span className="text-quiet text-xs tabular-nums">o maior: {peak.words}</span>}
      </figcaption>
      <svg viewBox={`0 0 ${width} ${HEIGHT + 2}`} aria-hidden="true" className="block w-full text-accent">
        <defs>
          <pattern id={hatching} width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 0V3" stroke="currentColor" strokeWidth="1.1" />
          </pattern>
        </defs>
        <path
          d={`M0 ${HEIGHT + 0.5}H${width}M0 ${HEIGHT / 2}H${width}`}
          className="stroke-line"
          strokeDasharray="1 3"
        />
        {bars.map(({ name, value, words }, at) => {
          const height = most > 0 ? (value / most) * (HEIGHT - 4) : 0
          const isLast = at === bars.length - 1
          return (
            <g key={name} className={isLast ? 'text-metal' : undefined} stroke="currentColor">
              <title>{`${name}: ${words}`}</title>
              <rect x={at * step} y="0" width={step} height={HEIGHT} fill="transparent" stroke="none" />
              {value > 0 && (
                <rect
                  x={at * step + (step - breadth) / 2}
                  y={HEIGHT - height}
                  width={breadth}
                  height={height}
                  fill={isLast ? 'currentColor' : `url(#${hatching})`}
                />
              )}
            </g>
          )
        })}
        <path d={`M0 ${HEIGHT + 0.5}H${width}`} className="stroke-edge" />
      </svg>
      <p aria-hidden="true" className="mt-1 flex justify-between text-quiet text-xs tabular-nums">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
      <table className="sr-only">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{columns[0]}</th>
            <th scope="col">{columns[1]}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ name, words }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{words}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
