import { ascendantOf, atan2, cos, midheavenOf, sin, type Stand, tan } from '../angles/rules.ts'
import { signAt, turned } from '../signs/rules.ts'

/** The systems that one can choose. Source: articles/casas-astrologicas. */
export const HOUSE_SYSTEMS = { placidus: 'Placidus', 'whole-sign': 'Signos inteiros' } as const
export type HouseSystem = keyof typeof HOUSE_SYSTEMS
/** Where the houses 1 to 12 begin, in degrees of longitude. */
export type Cusps = readonly number[]

const ENOUGH = 1e-9
const MOST_ROUNDS = 100

/** Twelve whole signs, counted from the sign of that longitude. */
export const wholeSign = (longitude: number): Cusps =>
  Array.from({ length: 12 }, (_, house) => ((signAt(longitude) + house) % 12) * 30)

/**
 * Placidus: cusps 11 and 12 have gone one and two thirds of their own way from meridian to horizon, 2 and 3 those of
 * the night; found by iteration. Nothing where some degree never rises (beyond the polar circles). Source: Holden, The
 * Elements of House Division, 1977.
 */
export function placidus(stand: Stand): Cusps | undefined {
  if (Math.abs(stand.latitude) + stand.obliquity >= 90) return undefined
  const [ascendant, midheaven] = [ascendantOf(stand), midheavenOf(stand)]
  const eleven = trisected(stand, 1 / 3, true)
  const twelve = trisected(stand, 2 / 3, true)
  const two = trisected(stand, 2 / 3, false)
  const three = trisected(stand, 1 / 3, false)
  const east = [ascendant, two, three, turned(midheaven + 180)]
  const high = [midheaven, eleven, twelve]
  return [
    ...east,
    turned(eleven + 180),
    turned(twelve + 180),
    ...east.slice(0, 3).map((cusp) => turned(cusp + 180)),
    ...high,
  ]
}

/**
 * The longitude that stands at `part` of its half day's arc before the upper meridian, or of its half night's before
 * the lower one.
 */
function trisected({ sidereal, latitude, obliquity }: Stand, part: number, isAbove: boolean): number {
  let ascension = sidereal + (isAbove ? part * 90 : 180 - part * 90)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const declination = (Math.atan(tan(obliquity) * sin(ascension)) * 180) / Math.PI
    const halfDay = (Math.acos(-tan(latitude) * tan(declination)) * 180) / Math.PI
    const next = isAbove ? sidereal + part * halfDay : sidereal + 180 - part * (180 - halfDay)
    const isThere = Math.abs(next - ascension) < ENOUGH
    ascension = next
    if (isThere) break
  }
  return atan2(sin(ascension), cos(ascension) * cos(obliquity))
}

/** The house, 1 to 12, in which a longitude stands: from its cusp up to the next one. */
export const houseOf = (longitude: number, cusps: Cusps): number =>
  cusps.findIndex((cusp, house) => turned(longitude - cusp) < turned(cusps[(house + 1) % 12]! - cusp)) + 1
