import { normalizeDegrees } from './signs.rules.ts'

/** A point of the drawing: the centre of the wheel is 0, y grows downwards. */
export type WheelPoint = { x: number; y: number }

const RADIAN = Math.PI / 180
const hundredth = (number: number) => Math.round(number * 100) / 100 + 0

/**
 * The point of a longitude (degrees) at a distance from the centre: `east` is on the left, and signs run
 * counterclockwise.
 */
export function wheelPointOf(longitude: number, radius: number, east: number): WheelPoint {
  const angle = (180 + longitude - east) * RADIAN
  return { x: hundredth(radius * Math.cos(angle)), y: hundredth(-radius * Math.sin(angle)) }
}

/**
 * Moves longitudes as little as needed (least squares) so that neighbours are `apart` degrees from each other; their
 * order stays. The circle is cut at its widest gap. Source: isotonic regression by pooling adjacent violators.
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

/** Their indexes in circular order, beginning after the widest gap. */
function fromWidestGap(longitudes: readonly number[]) {
  const order = longitudes.map((_, at) => at).toSorted((a, b) => longitudes[a]! - longitudes[b]!)
  const gaps = order.map((one, at) => normalizeDegrees(longitudes[one]! - longitudes[order.at(at - 1)!]!))
  const first = gaps.indexOf(Math.max(...gaps))
  return [...order.slice(first), ...order.slice(0, first)]
}
