import { angularDistance } from './signs.rules.ts'

/**
 * The five Ptolemaic aspects: their angle and their orb (the largest deviation), in degrees. The only table of orbs.
 */
export const ASPECTS = {
  conjunction: { name: 'conjunção', angle: 0, orb: 8 },
  opposition: { name: 'oposição', angle: 180, orb: 8 },
  trine: { name: 'trígono', angle: 120, orb: 7 },
  square: { name: 'quadratura', angle: 90, orb: 7 },
  sextile: { name: 'sextil', angle: 60, orb: 5 },
} as const
export type AspectName = keyof typeof ASPECTS
/** `orb`: the deviation from the exact angle, in degrees. */
export type Aspect<Point> = { one: Point; other: Point; aspect: AspectName; orb: number }

/** The aspect that two longitudes (degrees) make, if any. */
export function aspectBetween(one: number, other: number): { aspect: AspectName; orb: number } | undefined {
  const apart = angularDistance(one, other)
  for (const aspect of Object.keys(ASPECTS) as AspectName[]) {
    const orb = Math.abs(apart - ASPECTS[aspect].angle)
    if (orb <= ASPECTS[aspect].orb) return { aspect, orb }
  }
  return undefined
}

/** All aspects among points, each pair once, the closest first. */
export function aspectsAmong<Point>(points: readonly (readonly [point: Point, longitude: number])[]): Aspect<Point>[] {
  const found = points.flatMap(([one, longitude], at) =>
    points.slice(at + 1).flatMap(([other, otherLongitude]) => {
      const aspect = aspectBetween(longitude, otherLongitude)
      return aspect ? { one, other, ...aspect } : []
    }),
  )
  return found.toSorted((a, b) => a.orb - b.orb)
}
