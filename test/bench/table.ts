import { meetsTarget, type Measurement } from './measurement.ts'

const HEADINGS = ['figure', 'measured', 'limit', 'ratio', 'target', '']
const short = (n: number) => (Math.abs(n) >= 100 ? n.toFixed(0) : n.toPrecision(3))

const cellsOf = (one: Measurement) => [
  one.name,
  short(one.value),
  short(one.limit),
  one.ratio.toFixed(2),
  `${one.atMost ? '≤' : '≥'} ${one.target}`,
  meetsTarget(one) ? 'ok' : 'MISSED',
]

/** The figures as a text table. */
export function tableOf(measured: readonly Measurement[]): string {
  const rows = [HEADINGS, ...measured.map(cellsOf)]
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
        .join('  '),
    )
    .join('\n')
}
