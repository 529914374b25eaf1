import { useId } from 'react'
import { classes } from '../layout/classes.ts'
import { Table } from './table.tsx'

export type Bar = {
  /** The span of time that this bar stands for. */
  name: string
  /** Below zero it hangs from the line. */
  value: number
  /** The value as it is read. */
  words: string
}

type Props = {
  /** What is drawn; also the caption of the table. */
  title: string
  /** The headings of that table. */
  columns: readonly [span: string, value: string]
  /** Oldest first. */
  bars: readonly Bar[]
  /** Under the first and the last bar. */
  ends: readonly [from: string, to: string]
  /** The last bar still grows, and is gold. */
  isOpen?: boolean
  /** Twice as tall, with the table to be unfolded by everybody instead of for screen readers only. */
  isLarge?: boolean
}

const STEP = 20
/** More bars share the breadth of so many, so that two months are as tall as one. */
const [LEAST_STEPS, MOST_STEPS] = [14, 28]

/** Bars engraved in hatching over a base line, and the same as a table. The tallest carries its value. */
export function BarChart({ title, columns, bars, ends, isOpen = true, isLarge = false }: Props) {
  const hatching = useId()
  const height = isLarge ? 168 : 84
  const values = bars.map(({ value }) => value)
  const [most, least] = [Math.max(0, ...values), Math.min(0, ...values)]
  const scale = (height - 4) / (most - least || 1)
  const zero = height + least * scale
  const width = Math.min(Math.max(bars.length, LEAST_STEPS), MOST_STEPS) * STEP
  const step = width / bars.length
  const breadth = Math.min(step * 0.62, 26)
  const peak = bars.find(({ value }) => value === most)
  return (
    <figure>
      <figcaption className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-display text-lg">{title}</span>
        {most > 0 && peak && (
          <span className="text-quiet text-xs tabular-nums">
            o maior: {peak.words}
            {isLarge && ` em ${peak.name}`}
          </span>
        )}
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height + 2}`} aria-hidden="true" className="block w-full text-accent">
        <defs>
          <pattern id={hatching} width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 0V3" stroke="currentColor" strokeWidth="1.1" />
          </pattern>
        </defs>
        <path d={`M0 ${height / 2}H${width}`} className="stroke-line" strokeDasharray="1 3" />
        {bars.map(({ name, value, words }, at) => {
          const isGrowing = isOpen && at === bars.length - 1
          const length = Math.abs(value) * scale
          return (
            <g key={name} className={classes(value < 0 ? 'text-bad' : isGrowing && 'text-metal')} stroke="currentColor">
              <title>{`${name}: ${words}`}</title>
              <rect x={at * step} y="0" width={step} height={height} fill="transparent" stroke="none" />
              {value !== 0 && (
                <rect
                  x={at * step + (step - breadth) / 2}
                  y={value < 0 ? zero : zero - length}
                  width={breadth}
                  height={length}
                  fill={isGrowing ? 'currentColor' : `url(#${hatching})`}
                />
              )}
            </g>
          )
        })}
        <path d={`M0 ${zero + 0.5}H${width}`} className="stroke-edge" />
      </svg>
      <p aria-hidden="true" className="mt-1 flex justify-between text-quiet text-xs tabular-nums">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
      {isLarge ? (
        <details className="mt-1">
          <summary className="prose-link w-fit cursor-pointer text-sm">Ver como tabela</summary>
          <Table caption={title} className="mt-2 max-w-md">
            <BarRows columns={columns} bars={bars.filter(({ value }) => value !== 0)} />
          </Table>
        </details>
      ) : (
        // A table is as wide as its words, whatever its class says.
        <div className="sr-only">
          <table>
            <caption>{title}</caption>
            <BarRows columns={columns} bars={bars} />
          </table>
        </div>
      )}
    </figure>
  )
}

const BarRows = ({ columns, bars }: Pick<Props, 'columns' | 'bars'>) => (
  <>
    <thead>
      <tr>
        <th scope="col">{columns[0]}</th>
        <th scope="col" className="text-right">
          {columns[1]}
        </th>
      </tr>
    </thead>
    <tbody>
      {bars.map(({ name, words }) => (
        <tr key={name}>
          <th scope="row" className="font-normal">
            {name}
          </th>
          <td className="text-right tabular-nums">{words}</td>
        </tr>
      ))}
    </tbody>
  </>
)
