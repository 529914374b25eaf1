import { normalizeDegrees } from './signs.rules.ts'

/** The sky over a place, all in degrees: local sidereal time, latitude (north positive), obliquity of the ecliptic. */
export type LocalSky = { sidereal: number; latitude: number; obliquity: number }

const RADIAN = Math.PI / 180
export const sin = (degrees: number) => Math.sin(degrees * RADIAN)
export const cos = (degrees: number) => Math.cos(degrees * RADIAN)
export const tan = (degrees: number) => Math.tan(degrees * RADIAN)
export const atan2 = (y: number, x: number) => normalizeDegrees(Math.atan2(y, x) / RADIAN)

/**
 * The degree of the ecliptic that rises in the east: tan ASC = cos θ ÷ −(sin θ cos ε + tan φ sin ε). Source: Meeus,
 * Astronomical Algorithms, ch. 14; holds below the polar circles.
 */
export const ascendantOf = ({ sidereal, latitude, obliquity }: LocalSky) =>
  atan2(cos(sidereal), -(sin(sidereal) * cos(obliquity) + tan(latitude) * sin(obliquity)))

/**
 * The degree of the ecliptic on the meridian: tan MC = tan θ ÷ cos ε. Source: Meeus, ch. 13 (right ascension to
 * longitude on the ecliptic).
 */
export const midheavenOf = ({ sidereal, obliquity }: Pick<LocalSky, 'sidereal' | 'obliquity'>) =>
  atan2(sin(sidereal), cos(sidereal) * cos(obliquity))
