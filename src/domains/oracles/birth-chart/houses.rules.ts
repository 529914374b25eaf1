import { ascendantOf, atan2, cos, midheavenOf, sin, type LocalSky, tan } from './angles.rules.ts'
import { signIndexAt, normalizeDegrees } from './signs.rules.ts'

/** The house systems on offer. Source: articles/casas-astrologicas. */
export const HOUSE_SYSTEMS = { placidus: 'Placidus', 'whole-sign': 'Signos inteiros' } as const
export type HouseSystem = keyof typeof HOUSE_SYSTEMS
/** Where the houses 1 to 12 begin, in degrees of longitude. */
export type Cusps = readonly number[]

const TOLERANCE = 1e-9
const MOST_ITERATIONS = 100

/** Twelve whole signs, counted from the sign of that longitude (degrees). */
export const wholeSignCusps = (longitude: number): Cusps =>
  Array.from({ length: 12 }, (_, house) => ((signIndexAt(longitude) + house) % 12) * 30)

/**
 * Placidus: cusps 11 and 12 have covered one and two thirds of their semi-arc from meridian to horizon, cusps 2 and 3
 * those of the night; by iteration. Undefined beyond the polar circles. Source: Holden, The Elements of House Division,
 * 1977.
 */
export function placidusCusps(sky: LocalSky): Cusps | undefined {
  if (Math.abs(sky.latitude) + sky.obliquity >= 90) return undefined
  const [ascendant, midheaven] = [ascendantOf(sky), midheavenOf(sky)]
  const eleven = trisected(sky, 1 / 3, true)
  const twelve = trisected(sky, 2 / 3, true)
  const two = trisected(sky, 2 / 3, false)
  const three = trisected(sky, 1 / 3, false)
  const east = [ascendant, two, three, normalizeDegrees(midheaven + 180)]
  const high = [midheaven, eleven, twelve]
  return [
    ...east,
    normalizeDegrees(eleven + 180),
    normalizeDegrees(twelve + 180),
    ...east.slice(0, 3).map((cusp) => normalizeDegrees(cusp + 180)),
    ...high,
  ]
}

/**
 * The longitude that is at `part` of its diurnal semi-arc before the upper meridian, or of its nocturnal semi-arc
 * before the lower one.
 */
function trisected({ sidereal, latitude, obliquity }: LocalSky, part: number, isAbove: boolean): number {
  let ascension = sidereal + (isAbove ? part * 90 : 180 - part * 90)
  for (let round = 0; round < MOST_ITERATIONS; round++) {
    const declination = (Math.atan(tan(obliquity) * sin(ascension)) * 180) / Math.PI
    const halfDay = (Math.acos(-tan(latitude) * tan(declination)) * 180) / Math.PI
    const next = isAbove ? sidereal + part * halfDay : sidereal + 180 - part * (180 - halfDay)
    const isThere = Math.abs(next - ascension) < TOLERANCE
    ascension = next
    if (isThere) break
  }
  return atan2(sin(ascension), cos(ascension) * cos(obliquity))
}

/** The house, 1 to 12, of a longitude: each house reaches from its cusp up to the next one. */
export const houseOf = (longitude: number, cusps: Cusps): number =>
  cusps.findIndex(
    (cusp, house) => normalizeDegrees(longitude - cusp) < normalizeDegrees(cusps[(house + 1) % 12]! - cusp),
  ) + 1
