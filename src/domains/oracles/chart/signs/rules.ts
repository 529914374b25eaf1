/**
 * The twelve signs of the tropical zodiac, thirty degrees each, from the equinox of March. Source:
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

/** An angle in degrees brought into 0 (inclusive) to 360 (exclusive). */
export const turned = (degrees: number) => ((degrees % 360) + 360) % 360

/** The shorter way between two longitudes, 0 to 180 degrees. */
export const between = (one: number, other: number) => {
  const apart = turned(one - other)
  return apart > 180 ? 360 - apart : apart
}

/** 0 for Áries to 11 for Peixes. */
export const signAt = (longitude: number) => Math.floor(turned(longitude) / 30)
export const signOf = (longitude: number): SignName => SIGNS[signAt(longitude)]!

/** Whole degrees and minutes inside the sign, cut off and not rounded: 29°59′ is never called the next sign. */
export function placed(longitude: number) {
  const minutes = Math.floor((turned(longitude) % 30) * 60)
  return { sign: signOf(longitude), degree: Math.floor(minutes / 60), minute: minutes % 60 }
}

/** `27°49′ de Capricórnio` */
export function placeInSign(longitude: number): string {
  const { sign, degree, minute } = placed(longitude)
  return `${degree}°${String(minute).padStart(2, '0')}′ de ${sign}`
}
