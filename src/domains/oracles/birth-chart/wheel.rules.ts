import { normalizeDegrees } from './signs.rules.ts'

/** A spot of the drawing: the wheel's middle is 0, y grows downwards. */
export type WheelPoint = { x: number; y: number }

const RADIAN = Math.PI / 180
const hundredth = (number: number) => Math.round(number * 100) / 100 + 0

/**
 * Where a longitude stands at that distance from the middle: `east` lies on the left, and the signs follow each other
 * against the clock.
 */
export function wheelPointOf(longitude: number, radius: number, east: number): WheelPoint {
  const angle = (180 + longitude - east) * RADIAN
  return { x: hundredth(radius * Math.cos(angle)), y: hundredth(-radius * Math.sin(angle)) }
}

/**
 * Longitudes moved as little as needed (least squares) so that neighbours are `apart` degrees away from each other;
 * their order stays. The circle is cut in its widest gap. Source: isotonic regression by pooling adjacent violators.
 */
export function spreadApart(longitudes: readonly number[], apart: number): number[] {
  const order = fromWidestGap(longitudes)
  const start = longitudes[order[0] ?? 0] ?? 0
  type Pool = { sum: number; count: number }
  const pools: Pool[] = []
  order.forEach((one, at) => {
    pools.push({ sum: normalizeDegrees(longitudes[one]! - start) - at * apart, count: 1 })
    for (let last = pools.length - 1; last > 0 && meanOf(pools[last - 1]!) > meanOf(pools[last]!); last--) {
      const merged = pools.pop()!
      pools[last - 1] = { sum: pools[last - 1]!.sum + merged.sum, count: pools[last - 1]!.count + merged.count }
    }
  })
  const means = pools.flatMap((pool) => Array.from({ length: pool.count }, () => meanOf(pool)))
  const moved = [...longitudes]
  order.forEach((one, at) => void (moved[one] = normalizeDegrees(start + means[at]! + at * apart)))
  return moved
}

const meanOf = ({ sum, count }: { sum: number; count: number }) => sum / count

/** Their places in the order of the circle, beginning after the widest gap. */
function fromWidestGap(longitudes: readonly number[]) {
  const order = longitudes.map((_, at) => at).toSorted((a, b) => longitudes[a]! - longitudes[b]!)
  const gaps = order.map((one, at) => normalizeDegrees(longitudes[one]! - longitudes[order.at(at - 1)!]!))
  const first = gaps.indexOf(Math.max(...gaps))
  return [...order.slice(first), ...order.slice(0, first)]
}
