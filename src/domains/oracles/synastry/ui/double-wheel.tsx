import type { PlacedBody } from '../../birth-chart/rules.ts'
import { degreeInSign } from '../../birth-chart/signs.rules.ts'
import { BodyRing } from '../../birth-chart/ui/wheel/body-ring.tsx'
import { Glyph } from '../../birth-chart/ui/wheel/glyph.tsx'
import { BODY_GLYPHS } from '../../birth-chart/ui/wheel/glyphs.ts'
import { HouseRing } from '../../birth-chart/ui/wheel/house-ring.tsx'
import { RADII } from '../../birth-chart/ui/wheel/radii.ts'
import { SignRing } from '../../birth-chart/ui/wheel/sign-ring.tsx'
import { spreadApart, wheelPointOf } from '../../birth-chart/wheel.rules.ts'
import { type DayOfChart, type SynastryAspect, synastryPointsOf } from '../rules.ts'

/** Outside the zodiac: the other person's bodies, their degrees, the last circle, the words of the axes. */
const OUTER = { bodies: 332, figures: 362, circle: 382, axes: 402 }
const APART = 8.5

type Props = { mine: DayOfChart; theirs: DayOfChart; aspects: readonly SynastryAspect[]; label: string }

/** One chart inside the zodiac with its houses, the other around it, and the aspects between them. */
export function DoubleWheel({ mine: { chart }, theirs, aspects, label }: Props) {
  const east = chart.angles?.ascendant ?? chart.cusps[0]!
  return (
    <svg
      viewBox="-418 -418 836 836"
      role="img"
      aria-label={label}
      className="mx-auto block w-full max-w-2xl overflow-visible text-ink"
    >
      <circle r={OUTER.circle} fill="none" stroke="currentColor" strokeWidth="0.75" />
      <SignRing east={east} />
      <HouseRing chart={chart} east={east} axesAt={OUTER.axes} />
      <Lines mine={chart} theirs={theirs.chart} aspects={aspects} east={east} />
      <BodyRing bodies={chart.bodies} east={east} />
      <OuterRing bodies={theirs.chart.bodies} east={east} />
    </svg>
  )
}

function Lines({
  mine,
  theirs,
  aspects,
  east,
}: {
  mine: DayOfChart['chart']
  theirs: DayOfChart['chart']
  aspects: readonly SynastryAspect[]
  east: number
}) {
  const [here, there] = [new Map(synastryPointsOf(mine)), new Map(synastryPointsOf(theirs))]
  return aspects.map(({ mine: one, theirs: other, aspect }) => {
    const a = wheelPointOf(here.get(one)!, RADII.aspects, east)
    const b = wheelPointOf(there.get(other)!, RADII.aspects, east)
    const isTense = aspect === 'square' || aspect === 'opposition'
    return (
      <line
        key={`${one}-${other}`}
        x1={a.x}
        y1={a.y}
        x2={b.x}
        y2={b.y}
        strokeDasharray={isTense ? '5 4' : undefined}
        strokeWidth="1"
        stroke="currentColor"
        className={isTense ? 'text-bad' : 'text-accent'}
      />
    )
  })
}

/** The other person's bodies with a line to their true position; gold for Sun and Moon. */
function OuterRing({ bodies, east }: { bodies: readonly PlacedBody[]; east: number }) {
  const shown = spreadApart(
    bodies.map(({ longitude }) => longitude),
    APART,
  )
  return (
    <g stroke="currentColor" fill="none">
      {bodies.map(({ body, longitude }, at) => {
        const [from, to] = [
          wheelPointOf(longitude, RADII.rim + 5, east),
          wheelPointOf(shown[at]!, OUTER.bodies - 15, east),
        ]
        const [middle, figure] = [
          wheelPointOf(shown[at]!, OUTER.bodies, east),
          wheelPointOf(shown[at]!, OUTER.figures, east),
        ]
        return (
          <g key={body} className={body === 'sun' || body === 'moon' ? 'text-metal' : undefined} stroke="currentColor">
            <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} strokeWidth="1" />
            <g className="origin-center [transform-box:fill-box] max-sm:scale-[1.25]">
              <Glyph path={BODY_GLYPHS[body]} x={middle.x} y={middle.y} size={25} />
            </g>
            <text
              x={figure.x}
              y={figure.y}
              dy="0.35em"
              textAnchor="middle"
              stroke="none"
              className="fill-ink text-[13px] tabular-nums max-sm:hidden"
            >
              {degreeInSign(longitude).degree}°
            </text>
          </g>
        )
      })}
    </g>
  )
}
