import type { Day } from '../birth-day/rules.ts'
import { ascendantOf, midheavenOf } from './angles/rules.ts'
import { type Aspect, aspectsAmong } from './aspects/rules.ts'
import { dayBounds } from './clock/rules.ts'
import { type Cusps, houseOf, type HouseSystem, placidus, wholeSign } from './houses/rules.ts'
import type { Place } from './places/rules.ts'
import { signAt } from './signs/rules.ts'
import { BODIES, type BodyName, earthAt, longitudeOf, type Position, skyAt } from './sky/rules.ts'

export type Point = BodyName | 'ascendant' | 'midheaven'
export const POINTS: Readonly<Record<Point, string>> = { ...BODIES, ascendant: 'Ascendente', midheaven: 'Meio do céu' }

/**
 * A body in the chart; `house` 1 to 12; `alsoSign`: the other sign in which it was that day, when the hour is unknown
 * (0 to 11).
 */
export type Placed = Position & { house: number; alsoSign?: number }
export type Chart = {
  at: Date
  bodies: readonly Placed[]
  cusps: Cusps
  /** How the houses were really counted: `solar` is whole signs from the sign of the Sun, without an hour. */
  houses: HouseSystem | 'solar'
  /** Only with an hour. */
  angles?: { ascendant: number; midheaven: number }
  aspects: readonly Aspect<Point>[]
}

/**
 * The chart of an instant in a place. Where Placidus has no answer (beyond the polar circles) houses are whole signs,
 * and `houses` says so.
 */
export function chartOf(
  at: Date,
  { latitude, longitude }: Pick<Place, 'latitude' | 'longitude'>,
  system: HouseSystem,
): Chart {
  const { greenwichSidereal, obliquity } = earthAt(at)
  const stand = { sidereal: greenwichSidereal + longitude, latitude, obliquity }
  const angles = { ascendant: ascendantOf(stand), midheaven: midheavenOf(stand) }
  const quadrants = system === 'placidus' ? placidus(stand) : undefined
  const cusps = quadrants ?? wholeSign(angles.ascendant)
  const bodies = skyAt(at).map((position) => ({ ...position, house: houseOf(position.longitude, cusps) }))
  const points = [...aspected(bodies), ['ascendant', angles.ascendant], ['midheaven', angles.midheaven]] as const
  // The two angles always stand as the hour has it; that says nothing.
  const aspects = aspectsAmong<Point>(points).filter(
    ({ one, other }) => !(one === 'ascendant' && other === 'midheaven'),
  )
  return { at, bodies, cusps, houses: quadrants ? 'placidus' : 'whole-sign', angles, aspects }
}

/**
 * The chart of a day whose hour is unknown: noon, no angles, houses by whole signs from the Sun, and only aspects that
 * held from midnight to midnight.
 */
export function chartOfDay(day: Day, place: Place): Chart {
  const { start, end } = dayBounds(day, place)
  const at = new Date((start.getTime() + end.getTime()) / 2)
  const sky = skyAt(at)
  const cusps = wholeSign(sky[0]!.longitude)
  const bodies = sky.map((position): Placed => {
    const here = { ...position, house: houseOf(position.longitude, cusps) }
    const also = [start, end]
      .map((edge) => signAt(longitudeOf(position.body, edge)))
      .find((sign) => sign !== signAt(position.longitude))
    return also === undefined ? here : { ...here, alsoSign: also }
  })
  const edges = [start, end].map((edge) => aspectsAmong(aspected(skyAt(edge))))
  const aspects = aspectsAmong<Point>(aspected(sky)).filter((aspect) =>
    edges.every((held) => held.some((one) => isSame(one, aspect))),
  )
  return { at, bodies, cusps, houses: 'solar', aspects }
}

/** The ten bodies; the node is a place and not a body, and aspects to it are not counted. */
const aspected = (bodies: readonly Position[]) =>
  bodies.filter(({ body }) => body !== 'node').map(({ body, longitude }) => [body, longitude] as const)

const isSame = (a: Aspect<Point>, b: Aspect<Point>) => a.one === b.one && a.other === b.other && a.aspect === b.aspect
