import type { Chart } from '../../rules.ts'
import { normalizeDegrees } from '../../signs.rules.ts'
import { wheelPointOf } from '../../wheel.rules.ts'
import { RADII } from './radii.ts'

const { signs, houses, aspects, rim } = RADII

type Props = {
  chart: Chart
  east: number
  /** The radius of the words of the axes. */
  axesAt?: number
}

/** Twelve houses with their numbers; the axes of ascendant and midheaven are gold and extend beyond the wheel. */
export const HouseRing = ({ chart: { cusps, angles }, east, axesAt = rim + 25 }: Props) => (
  <g stroke="currentColor" fill="none">
    <circle r={houses} strokeWidth="1" />
    <circle r={aspects} strokeWidth="1" />
    {cusps.map((cusp, house) => {
      const [from, to] = [wheelPointOf(cusp, aspects, east), wheelPointOf(cusp, signs, east)]
      const width = normalizeDegrees(cusps[(house + 1) % 12]! - cusp)
      const middle = wheelPointOf(cusp + width / 2, (houses + aspects) / 2, east)
      return (
        <g key={house}>
          <line
            x1={from.x}
            y1={from.y}
            x2={to.x}
            y2={to.y}
            strokeWidth="0.75"
            className="text-quiet"
            stroke="currentColor"
          />
          <text
            x={middle.x}
            y={middle.y}
            dy="0.35em"
            textAnchor="middle"
            stroke="none"
            className="fill-quiet text-[13px] tabular-nums max-sm:text-[19px]"
          >
            {house + 1}
          </text>
        </g>
      )
    })}
    {angles && (
      <g className="text-metal" stroke="currentColor">
        <Axis longitude={angles.ascendant} east={east} wordsAt={axesAt} near="ASC" far="DSC" />
        <Axis longitude={angles.midheaven} east={east} wordsAt={axesAt} near="MC" far="FC" />
      </g>
    )}
  </g>
)

type AxisProps = { longitude: number; east: number; wordsAt: number; near: string; far: string }

const Axis = ({ longitude, east, wordsAt, near, far }: AxisProps) =>
  [
    [longitude, near],
    [longitude + 180, far],
  ].map(([at, words]) => {
    const [from, to, end] = [
      wheelPointOf(Number(at), aspects, east),
      wheelPointOf(Number(at), signs, east),
      wheelPointOf(Number(at), wordsAt, east),
    ]
    return (
      <g key={words}>
        <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} strokeWidth="2.5" />
        <text
          x={end.x}
          y={end.y}
          dy="0.36em"
          textAnchor="middle"
          stroke="none"
          className="fill-metal-ink font-semibold text-[13px] max-sm:text-[20px]"
        >
          {words}
        </text>
      </g>
    )
  })
