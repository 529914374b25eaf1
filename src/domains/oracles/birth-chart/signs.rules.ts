/**
 * The twelve signs of the tropical zodiac, thirty degrees each, from the March equinox. Source:
 * articles/signo-nao-e-constelacao.
 */
export const SIGNS = [
  'Áries',
  'Touro',
  'Gêmeos',
  'Câncer',
  'Leão',
  'Virgem',
  'Libra',
  'Escorpião',
  'Sagitário',
  'Capricórnio',
  'Aquário',
  'Peixes',
] as const
export type SignName = (typeof SIGNS)[number]

/** An angle in degrees, normalised to 0 (inclusive) to 360 (exclusive). */
export const normalizeDegrees = (degrees: number) => ((degrees % 360) + 360) % 360

/** The shorter way between two longitudes, 0 to 180 degrees. */
export const angularDistance = (one: number, other: number) => {
  const apart = normalizeDegrees(one - other)
  return apart > 180 ? 360 - apart : apart
}

/** 0 for Áries to 11 for Peixes. */
export const signIndexAt = (longitude: number) => Math.floor(normalizeDegrees(longitude) / 30)
export const signOf = (longitude: number): SignName => SIGNS[signIndexAt(longitude)]!

/** Whole degrees and minutes inside the sign, truncated and not rounded: 29°59′ never becomes the next sign. */
export function degreeInSign(longitude: number) {
  const minutes = Math.floor((normalizeDegrees(longitude) % 30) * 60)
  return { sign: signOf(longitude), degree: Math.floor(minutes / 60), minute: minutes % 60 }
}

/** `27°49′ de Capricórnio` */
export function formatDegreeInSign(longitude: number): string {
  const { sign, degree, minute } = degreeInSign(longitude)
  return `${degree}°${String(minute).padStart(2, '0')}′ de ${sign}`
}
