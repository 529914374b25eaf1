import type { AspectName } from '../../aspects.rules.ts'
import type { Chart, ChartPoint } from '../../rules.ts'
import { wheelPointOf } from '../../wheel.rules.ts'
import { RADII } from './radii.ts'

/** Solid lines for harmonious aspects, dashed ones for tense aspects, so that colour is not the only difference. */
const LINE: Readonly<Record<AspectName, string | undefined>> = {
  conjunction: undefined,
  trine: '',
  sextile: '',
  square: '5 4',
  opposition: '5 4',
}

/** The aspects among the bodies, inside the innermost circle. Conjunctions need no line. */
export const AspectLines = ({ chart: { bodies, aspects }, east }: { chart: Chart; east: number }) => {
  const at = new Map<ChartPoint, number>(bodies.map(({ body, longitude }) => [body, longitude]))
  return (
    <g>
      {aspects.map(({ one, other, aspect }) => {
        const [from, to] = [at.get(one), at.get(other)]
        const dashes = LINE[aspect]
        if (from === undefined || to === undefined || dashes === undefined) return null
        const [a, b] = [wheelPointOf(from, RADII.aspects, east), wheelPointOf(to, RADII.aspects, east)]
        const tone = dashes ? 'text-bad' : 'text-accent'
        return (
          <line
            key={`${one}-${other}`}
            x1={a.x}
            y1={a.y}
            x2={b.x}
            y2={b.y}
            strokeDasharray={dashes}
            strokeWidth="1"
            stroke="currentColor"
            className={tone}
          />
        )
      })}
    </g>
  )
}
