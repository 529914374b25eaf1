export const MOON_RADIUS = 44
const R = MOON_RADIUS

/** The lit part of a disk of radius 44 around 0, 0, as seen from the south: a waxing Moon is lit on its left. */
export function litPath({ illuminated, isWaxing }: { illuminated: number; isWaxing: boolean }): string {
  const bulge = Math.round(R * (1 - 2 * illuminated) * 10) / 10
  const [edge, terminator] = isWaxing ? [0, bulge > 0 ? 1 : 0] : [1, bulge > 0 ? 0 : 1]
  return `M0 ${-R}A${R} ${R} 0 0 ${edge} 0 ${R}A${Math.abs(bulge)} ${R} 0 0 ${terminator} 0 ${-R}Z`
}

/** Dots on the dark part, as an engraver would shade it: the same for every Moon. */
export const STIPPLES = Array.from({ length: 90 }, (_, at) => {
  const [radius, angle] = [R * 0.95 * Math.sqrt((at + 0.5) / 90), at * 2.399963]
  return `M${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}h0`
}).join('')
