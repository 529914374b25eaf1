type Point = readonly [x: number, y: number]

/** A number from 0 to 1, the same for the same arguments. */
function grain(a: number, b: number): number {
  const wave = Math.sin(a * 12.9898 + b * 78.233) * 43_758.5453
  return wave - Math.floor(wave)
}

const CORNERS = 9
const RADII = [50, 62] as const

function corners(seed: number): Point[] {
  return Array.from({ length: CORNERS }, (_, at) => {
    const angle = ((at + 0.5 * grain(seed, 1) + 0.3 * grain(seed, at)) / CORNERS) * 2 * Math.PI
    const reach = 1 - 0.09 * grain(at + 3, seed)
    return [60 + RADII[0] * 1.06 * reach * Math.cos(angle), 75 + RADII[1] * 1.06 * reach * Math.sin(angle)]
  })
}

const rounded = (...values: number[]) => values.map((value) => Math.round(value * 10) / 10).join(' ')

/** The outline of a pebble on a sheet of 120 × 150: a curve through its corners (Catmull–Rom). */
function outline(points: readonly Point[]): string {
  const at = (index: number) => points[(index + points.length) % points.length]!
  const bends = points.map((from, index) => {
    const [before, to, after] = [at(index - 1), at(index + 1), at(index + 2)]
    return `C${rounded(from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6, to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6, ...to)}`
  })
  return `M${rounded(...at(0))}${bends.join('')}Z`
}

/** Stippling on the side turned away from the light, lower right. */
function shade(seed: number): string {
  let points = ''
  for (let ring = 0; ring < 3; ring++) {
    for (let at = 0; at < 15; at++) {
      const angle = (-18 + at * 8.6 + 5 * grain(at, ring + seed)) * (Math.PI / 180)
      const away = Math.sin(((at + 1) / 16) * Math.PI)
      const reach = 0.9 - ring * 0.06 - 0.03 * grain(ring, at + seed)
      if (grain(at + seed, ring * 7) < away * (1.1 - ring * 0.28))
        points += `M${rounded(60 + RADII[0] * reach * Math.cos(angle), 75 + RADII[1] * reach * Math.sin(angle))}h0`
    }
  }
  return points
}

/** The speckles of the back; each stone has some, because a bag of 24 holds no blank stone. */
const speckles = (seed: number) =>
  Array.from({ length: 26 }, (_, at) => {
    const [angle, reach] = [at * 2.4 + seed, 0.78 * Math.sqrt((at + 0.5) / 26)]
    return `M${rounded(60 + RADII[0] * reach * Math.cos(angle), 75 + RADII[1] * reach * Math.sin(angle))}h0`
  }).join('')

/** Outline, shading and speckles of each stone. */
export const PEBBLES: readonly { outline: string; shade: string; speckles: string }[] = Array.from(
  { length: 6 },
  (_, seed) => ({
    outline: outline(corners(seed + 1)),
    shade: shade(seed + 1),
    speckles: speckles(seed + 1),
  }),
)
