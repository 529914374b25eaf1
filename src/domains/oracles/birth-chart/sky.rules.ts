import {
  Body,
  e_tilt,
  GeoVector,
  MakeTime,
  RotateVector,
  Rotation_EQJ_ECT,
  SiderealTime,
  SphereFromVector,
} from 'astronomy-engine'
import { normalizeDegrees } from './signs.rules.ts'

/** Ten bodies in traditional order, and the ascending node of the Moon's orbit. */
export const BODIES = {
  sun: 'Sol',
  moon: 'Lua',
  mercury: 'Mercúrio',
  venus: 'Vênus',
  mars: 'Marte',
  jupiter: 'Júpiter',
  saturn: 'Saturno',
  uranus: 'Urano',
  neptune: 'Netuno',
  pluto: 'Plutão',
  node: 'Nodo Norte',
} as const
export type BodyName = keyof typeof BODIES
/**
 * `longitude`: apparent and geocentric, on the true ecliptic and equinox of date, in degrees; `isRetrograde`: its
 * longitude decreases.
 */
export type BodyPosition = { body: BodyName; longitude: number; isRetrograde: boolean }

const ASTRONOMICAL: Record<Exclude<BodyName, 'node'>, Body> = {
  sun: Body.Sun,
  moon: Body.Moon,
  mercury: Body.Mercury,
  venus: Body.Venus,
  mars: Body.Mars,
  jupiter: Body.Jupiter,
  saturn: Body.Saturn,
  uranus: Body.Uranus,
  neptune: Body.Neptune,
  pluto: Body.Pluto,
}
const HOUR_MS = 3_600_000
const later = (at: Date, ms: number) => new Date(at.getTime() + ms)

/**
 * The apparent longitude of a body in degrees, with light time, aberration and nutation (astronomy-engine: VSOP87,
 * NOVAS; within an arcminute).
 */
export function longitudeOf(body: BodyName, at: Date): number {
  if (body === 'node') return meanNode(at)
  const vector = GeoVector(ASTRONOMICAL[body], at, true)
  return normalizeDegrees(SphereFromVector(RotateVector(Rotation_EQJ_ECT(at), vector)).lon)
}

/** The speed of a body in longitude, in degrees a day, measured over two hours; negative when retrograde. */
export function speedOf(body: BodyName, at: Date): number {
  const moved = normalizeDegrees(longitudeOf(body, later(at, HOUR_MS)) - longitudeOf(body, later(at, -HOUR_MS)))
  return (moved > 180 ? moved - 360 : moved) * 12
}

/** All bodies at an instant. */
export const skyAt = (at: Date): BodyPosition[] =>
  (Object.keys(BODIES) as BodyName[]).map((body) => ({
    body,
    longitude: longitudeOf(body, at),
    isRetrograde: body !== 'node' && speedOf(body, at) < 0,
  }))

/** The mean ascending node of the Moon, in degrees. Source: Meeus, Astronomical Algorithms, 47.7. */
function meanNode(at: Date) {
  const t = MakeTime(at).tt / 36_525
  return normalizeDegrees(125.0445479 - 1934.1362891 * t + 0.0020754 * t ** 2 + t ** 3 / 467_441 - t ** 4 / 60_616_000)
}

/** Apparent sidereal time of Greenwich and the true obliquity of the ecliptic, both in degrees. */
export const earthAt = (at: Date) => ({
  greenwichSidereal: SiderealTime(at) * 15,
  obliquity: e_tilt(MakeTime(at)).tobl,
})
