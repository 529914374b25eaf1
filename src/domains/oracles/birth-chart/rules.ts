import type { Day } from '../birth-day.rules.ts'
import { ascendantOf, midheavenOf } from './angles.rules.ts'
import { type Aspect, aspectsAmong } from './aspects.rules.ts'
import { dayBounds } from './clock.rules.ts'
import { type Cusps, houseOf, type HouseSystem, placidusCusps, wholeSignCusps } from './houses.rules.ts'
import type { BirthPlace } from './places/rules.ts'
import { signIndexAt } from './signs.rules.ts'
import { BODIES, type BodyName, earthAt, longitudeOf, type BodyPosition, skyAt } from './sky.rules.ts'

export type ChartPoint = BodyName | 'ascendant' | 'midheaven'
export const CHART_POINT_NAMES: Readonly<Record<ChartPoint, string>> = {
  ...BODIES,
  ascendant: 'Ascendente',
  midheaven: 'Meio do céu',
}

/**
 * A body in the chart; `house` 1 to 12; `alsoSign` (0 to 11): the other sign in which it was that day, when the hour is
 * unknown.
 */
export type PlacedBody = BodyPosition & { house: number; alsoSign?: number }
export type Chart = {
  at: Date
  bodies: readonly PlacedBody[]
  cusps: Cusps
  /** The system that was used: `solar` is whole signs from the sign of the Sun, for charts without an hour. */
  houses: HouseSystem | 'solar'
  /** Only with an hour. */
  angles?: { ascendant: number; midheaven: number }
  aspects: readonly Aspect<ChartPoint>[]
}

/**
 * The chart of an instant and a place. Where Placidus has no solution (beyond the polar circles) houses are whole
 * signs, and `houses` says so.
 */
export function chartOf(
  at: Date,
  { latitude, longitude }: Pick<BirthPlace, 'latitude' | 'longitude'>,
  system: HouseSystem,
): Chart {
  const { greenwichSidereal, obliquity } = earthAt(at)
  const localSky = { sidereal: greenwichSidereal + longitude, latitude, obliquity }
  const angles = { ascendant: ascendantOf(localSky), midheaven: midheavenOf(localSky) }
  const quadrants = system === 'placidus' ? placidusCusps(localSky) : undefined
  const cusps = quadrants ?? wholeSignCusps(angles.ascendant)
  const bodies = skyAt(at).map((position) => ({ ...position, house: houseOf(position.longitude, cusps) }))
  const points = [...aspected(bodies), ['ascendant', angles.ascendant], ['midheaven', angles.midheaven]] as const
  // The angle between the two axes follows from the hour alone, so it is no aspect.
  const aspects = aspectsAmong<ChartPoint>(points).filter(
    ({ one, other }) => !(one === 'ascendant' && other === 'midheaven'),
  )
  return { at, bodies, cusps, houses: quadrants ? 'placidus' : 'whole-sign', angles, aspects }
}

/**
 * The chart of a day whose hour is unknown: computed for noon, without angles, with whole-sign houses from the Sun, and
 * with only the aspects that held from midnight to midnight.
 */
export function chartOfDay(day: Day, place: BirthPlace): Chart {
  const { start, end } = dayBounds(day, place)
  const at = new Date((start.getTime() + end.getTime()) / 2)
  const sky = skyAt(at)
  const cusps = wholeSignCusps(sky[0]!.longitude)
  const bodies = sky.map((position): PlacedBody => {
    const here = { ...position, house: houseOf(position.longitude, cusps) }
    const also = [start, end]
      .map((edge) => signIndexAt(longitudeOf(position.body, edge)))
      .find((sign) => sign !== signIndexAt(position.longitude))
    return also === undefined ? here : { ...here, alsoSign: also }
  })
  const edges = [start, end].map((edge) => aspectsAmong(aspected(skyAt(edge))))
  const aspects = aspectsAmong<ChartPoint>(aspected(sky)).filter((aspect) =>
    edges.every((held) => held.some((one) => isSame(one, aspect))),
  )
  return { at, bodies, cusps, houses: 'solar', aspects }
}

/** The ten bodies; the lunar node is a point and makes no aspects here. */
const aspected = (bodies: readonly BodyPosition[]) =>
  bodies.filter(({ body }) => body !== 'node').map(({ body, longitude }) => [body, longitude] as const)

const isSame = (a: Aspect<ChartPoint>, b: Aspect<ChartPoint>) =>
  a.one === b.one && a.other === b.other && a.aspect === b.aspect
