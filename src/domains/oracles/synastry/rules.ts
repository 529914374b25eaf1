import { type AspectName, ASPECTS } from '../birth-chart/aspects.rules.ts'
import type { Birth } from '../birth-chart/birth.rules.ts'
import { dayBounds } from '../birth-chart/clock.rules.ts'
import { type Chart, chartOf, chartOfDay } from '../birth-chart/rules.ts'
import { angularDistance } from '../birth-chart/signs.rules.ts'
import { type BodyName, type BodyPosition, skyAt } from '../birth-chart/sky.rules.ts'

/**
 * The traditional orbs of the seven visible bodies, in degrees: an aspect holds within half the sum of both. Slower
 * bodies and the ascendant have none. Source: al-Biruni, Elements of the Art of Astrology (1029), as listed at
 * skyscript.co.uk/forums/viewtopic.php?t=4231.
 */
export const SYNASTRY_ORBS = {
  sun: 15,
  moon: 12,
  mercury: 7,
  venus: 7,
  mars: 8,
  jupiter: 9,
  saturn: 9,
  ascendant: 0,
} as const satisfies Partial<Record<BodyName | 'ascendant', number>>
export type SynastryPoint = keyof typeof SYNASTRY_ORBS

/** An aspect from a point of one chart to one of the other; `orb`: how far from the exact angle, in degrees. */
export type SynastryAspect = { mine: SynastryPoint; theirs: SynastryPoint; aspect: AspectName; orb: number }

const isCounted = (point: string): point is SynastryPoint => point in SYNASTRY_ORBS

/** The points of a chart that are compared, with their longitudes. */
export const synastryPointsOf = ({ bodies, angles }: Chart): (readonly [SynastryPoint, number])[] => [
  ...bodies.flatMap(({ body, longitude }) => (isCounted(body) ? [[body, longitude] as const] : [])),
  ...(angles ? [['ascendant', angles.ascendant] as const] : []),
]

/** How far a pair may be from the exact angle, in degrees. */
export const orbOf = (mine: SynastryPoint, theirs: SynastryPoint) => (SYNASTRY_ORBS[mine] + SYNASTRY_ORBS[theirs]) / 2

/** The aspects between two charts, the closest first. Of one without an hour only those that hold all day count. */
export function synastryOf(mine: DayOfChart, theirs: DayOfChart): SynastryAspect[] {
  const found = synastryPointsOf(mine.chart).flatMap(([one, here]) =>
    synastryPointsOf(theirs.chart).flatMap(([other, there]): SynastryAspect[] => {
      const aspect = aspectWithin(here, there, orbOf(one, other))
      if (!aspect) return []
      const holds = longitudesOf(mine, one).every((a) =>
        longitudesOf(theirs, other).every((b) => aspectWithin(a, b, orbOf(one, other))?.aspect === aspect.aspect),
      )
      return holds ? [{ mine: one, theirs: other, ...aspect }] : []
    }),
  )
  return found.toSorted((a, b) => a.orb - b.orb)
}

/** A chart; `edges` is the sky of the first and the last instant of its day, when the hour is unknown. */
export type DayOfChart = { chart: Chart; edges?: readonly (readonly BodyPosition[])[] }

/** The chart of a birth by Placidus, or by whole signs when the hour is unknown. */
export function dayOfChart({ day, place, clock }: Birth): DayOfChart {
  if (clock) return { chart: chartOf(clock.at, place, 'placidus') }
  const { start, end } = dayBounds(day, place)
  return { chart: chartOfDay(day, place), edges: [skyAt(start), skyAt(end)] }
}

const longitudesOf = ({ chart, edges = [] }: DayOfChart, point: SynastryPoint): number[] =>
  [chart.bodies, ...edges].flatMap((bodies) => bodies.filter(({ body }) => body === point).map((one) => one.longitude))

function aspectWithin(one: number, other: number, orb: number) {
  const apart = angularDistance(one, other)
  return (Object.keys(ASPECTS) as AspectName[])
    .map((aspect) => ({ aspect, orb: Math.abs(apart - ASPECTS[aspect].angle) }))
    .filter((found) => found.orb <= orb)
    .toSorted((a, b) => a.orb - b.orb)[0]
}
