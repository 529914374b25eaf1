import type { Path } from './path.ts'
import { type Drawing, type Mark, marksOf, PENS } from './pens.ts'

const tenths = (value: number) => Math.round(value * 10)
const written = (value: number) => (Math.abs(value) < 10 ? `${value / 10}`.replace('0.', '.') : `${value / 10}`)
const joined = (values: number[]) => values.map((value, at) => (at && value >= 0 ? ' ' : '') + written(value)).join('')

/** Path data as relative steps in tenths of a unit, rounded without accumulating errors. */
function pathText(paths: readonly Path[]): string {
  let [x, y, startX, startY, text] = [0, 0, 0, 0, '']
  for (const [kind, ...n] of paths.flat()) {
    const values = n.map((value, at) => tenths(value) - (at % 2 ? y : x))
    if (kind === 'Z') [x, y, text] = [startX, startY, `${text}z`]
    if (kind === 'M') text += `m${joined(values)}`
    if (kind === 'L') text += values[0] || values[1] ? `l${joined(values)}` : 'h0'
    if (kind === 'C') text += `c${joined(values)}`
    if (kind !== 'Z') [x, y] = [tenths(n.at(-2)!), tenths(n.at(-1)!)]
    if (kind === 'M') [startX, startY] = [x, y]
  }
  return text
}

/** Only strokes and dots may be merged into one path: a filled shape must cover what was drawn before it. */
const OPEN = new Set(['ink', 'fine', 'gold', 'dots', 'sparks', 'light'])

/** A drawing as SVG, in drawing order. */
export function renderSvg(drawing: Drawing): string {
  const strokes: { pen: Mark['pen']; paths: Path[] }[] = []
  for (const { pen, path } of marksOf(drawing)) {
    const last = strokes.at(-1)
    if (last?.pen === pen && OPEN.has(pen)) last.paths.push(path)
    else strokes.push({ pen, paths: [path] })
  }
  return strokes.map(({ pen, paths }) => `<path ${PENS[pen]} d="${pathText(paths)}"/>`).join('\n')
}
