import type { AspectName } from '../../aspects.rules.ts'
import type { Chart, ChartPoint } from '../../rules.ts'
import { wheelPointOf } from '../../wheel.rules.ts'
import { BodyRing } from './body-ring.tsx'
import { HouseRing } from './house-ring.tsx'
import { RADII } from './radii.ts'
import { SignRing } from './sign-ring.tsx'

/** Solid lines for harmonious aspects, dashed ones for tense aspects, so that colour is not the only difference. */
const LINE: Readonly<Record<AspectName, string | undefined>> = {
  conjunction: undefined,
  trine: '',
  sextile: '',
  square: '5 4',
  opposition: '5 4',
}

/** The aspects among the bodies, inside the innermost circle. Conjunctions need no line. */
const AspectLines = ({ chart: { bodies, aspects }, east }: { chart: Chart; east: number }) => {
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

/** The chart as a wheel with the ascendant on the left. The tables beside it have the same content. */
export const ChartWheel = ({ chart, label }: { chart: Chart; label: string }) => {
  const east = chart.angles?.ascendant ?? chart.cusps[0]!
  return (
    <svg
      viewBox="-345 -345 690 690"
      role="img"
      aria-label={label}
      className="mx-auto block w-full max-w-2xl overflow-visible text-ink"
    >
      <SignRing east={east} />
      <HouseRing chart={chart} east={east} />
      <AspectLines chart={chart} east={east} />
      <BodyRing bodies={chart.bodies} east={east} />
    </svg>
  )
}
