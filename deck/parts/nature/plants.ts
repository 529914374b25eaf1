import { arc, bow, type Knot, oval, type Path, type Point, polar, shape } from '../../pen/path.ts'
import { type Drawing, fine, gilt, gold, ink, light, paper, solid } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { grain, stipple } from '../../pen/shade.ts'

/** A leaf growing from x/y, pointing along `angle`. */
export const leaf = (x: number, y: number, length: number, angle: number, dark = false): Drawing =>
  place(
    [
      (dark ? solid : paper)(
        shape([0, 0, 1], [length * 0.35, -length * 0.24], [length, 0, 1], [length * 0.4, length * 0.2]),
      ),
      dark ? [] : fine(bow([1, 0], [length * 0.75, 0])),
    ],
    { x, y, turn: angle },
  )

/** A stem through points, with leaves left and right. */
export function stem(points: readonly Point[], leaves = 4, size = 10, dark = false): Drawing {
  const sprouts = Array.from({ length: leaves }, (_, at) => {
    const where = ((at + 0.7) / (leaves + 0.4)) * (points.length - 1)
    const [a, b] = [points[Math.floor(where)]!, points[Math.min(Math.ceil(where), points.length - 1)]!]
    const t = where - Math.floor(where)
    const along = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI
    return leaf(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, size, along + (at % 2 ? 48 : -48), dark)
  })
  return [ink(bow(...points)), sprouts]
}

export const rose = (x: number, y: number, r = 8): Drawing => [
  paper(shape(...Array.from({ length: 10 }, (_, at) => polar(x, y, at % 2 ? r * 0.86 : r * 1.06, at * 36)))),
  fine(
    arc(x, y, r * 0.66, 20, 300),
    arc(x + r * 0.06, y, r * 0.42, 130, 400),
    bow([x - r * 0.14, y], [x + r * 0.1, y - r * 0.18], [x + r * 0.16, y + r * 0.12]),
  ),
  fine(bow([x - r * 0.9, y + r * 0.3], [x - r * 0.4, y + r * 0.72], [x + r * 0.2, y + r * 0.66])),
]

export const lily = (x: number, y: number, size = 14, turn = 0): Drawing =>
  place(
    [
      paper(
        shape([0, 4, 1], [-size * 0.75, -size * 0.5], [-size * 0.8, -size, 1], [-size * 0.25, -size * 0.6], [0, 0, 1]),
      ),
      paper(
        shape([0, 4, 1], [size * 0.75, -size * 0.5], [size * 0.8, -size, 1], [size * 0.25, -size * 0.6], [0, 0, 1]),
      ),
      paper(shape([0, 5, 1], [-size * 0.34, -size * 0.5], [0, -size * 1.2, 1], [size * 0.34, -size * 0.5])),
      light(oval(-2.4, -size * 1.02, 1.1), oval(2.4, -size * 1.02, 1.1)),
    ],
    { x, y, turn },
  )

export const sunflower = (x: number, y: number, r = 12): Drawing => [
  gilt(
    ...Array.from({ length: 14 }, (_, at): Path => {
      const angle = (at * 360) / 14
      return shape(
        [...polar(x, y, r * 0.5, angle - 13), 1],
        polar(x, y, r * 0.86, angle - 9),
        [...polar(x, y, r * 1.12, angle), 1],
        polar(x, y, r * 0.86, angle + 9),
        [...polar(x, y, r * 0.5, angle + 13), 1],
      )
    }),
  ),
  paper(oval(x, y, r * 0.55)),
  stipple(oval(x, y, r * 0.48), { gap: 2.6 }),
]

/** A pomegranate with a crown of sepals. */
export const pomegranate = (x: number, y: number, r = 9): Drawing => [
  paper(
    oval(x, y, r, r * 0.96),
    shape([x - 3, y - r + 1, 1], [x - 4, y - r - 5, 1], [x, y - r - 2], [x + 4, y - r - 5, 1], [x + 3, y - r + 1, 1]),
  ),
  ink(shape([x, y - r * 0.55, 1], [x - r * 0.45, y + r * 0.1], [x, y + r * 0.6, 1], [x + r * 0.45, y + r * 0.1])),
  light(
    oval(x, y - r * 0.15, 1.3),
    oval(x - 1.7, y + r * 0.12, 1.2),
    oval(x + 1.7, y + r * 0.12, 1.2),
    oval(x, y + r * 0.34, 1.1),
  ),
]

/** An ear of wheat on its stalk. */
export const wheat = (x: number, y: number, height: number, lean = 0): Drawing => {
  const [tx, ty] = [x + lean, y - height]
  const grains = Array.from({ length: 4 }, (_, at): Path[] => {
    const [gx, gy] = [tx - lean * 0.06 * at, ty + at * 5.4]
    return [
      shape([gx, gy + 5, 1], [gx - 4.6, gy + 1], [gx - 3.4, gy - 4, 1], [gx - 0.4, gy + 1]),
      shape([gx, gy + 5, 1], [gx + 4.6, gy + 1], [gx + 3.4, gy - 4, 1], [gx + 0.4, gy + 1]),
    ]
  }).flat()
  return [
    ink(bow([x, y], [x + lean * 0.3, y - height * 0.5], [tx, ty + 4])),
    gilt(...grains, shape([tx, ty + 3, 1], [tx - 2.4, ty - 3], [tx, ty - 8, 1], [tx + 2.4, ty - 3])),
    gold(bow([tx, ty - 8], [tx + lean * 0.1, ty - 15])),
  ]
}

/** A tree: trunk, roots, and a crown of lobed foliage. */
export function tree(x: number, foot: number, height: number, spread: number, seed = 1): Drawing {
  const cy = foot - height + spread * 0.8
  const lobes = Array.from({ length: 9 }, (_, at) =>
    polar(x, cy, spread * (0.62 + grain(seed + at, at) * 0.12), at * 40 + seed * 13),
  )
  const bumps = lobes.flatMap((_, at): Knot[] => {
    const [from, r] = [at * 40 + seed * 13, spread * (0.94 + grain(at, seed) * 0.14)]
    return [
      [...polar(x, cy, r * 0.98, from - 10)],
      [...polar(x, cy, r, from + 8)],
      [...polar(x, cy, spread * 0.8, from + 20), 1],
    ]
  })
  const crown = shape(...bumps)
  const trunk = shape(
    [x - spread * 0.1, cy + spread * 0.4, 1],
    [x - spread * 0.12, foot - 10],
    [x - spread * 0.3, foot, 1],
    [x, foot - 3],
    [x + spread * 0.3, foot, 1],
    [x + spread * 0.12, foot - 10],
    [x + spread * 0.1, cy + spread * 0.4, 1],
  )
  return [
    paper(trunk),
    fine(bow([x + 1.6, cy + spread], [x + 1.4, foot - 10], [x + spread * 0.14, foot - 3])),
    paper(crown),
    stipple(crown, { gap: 4, toward: [0.7, 0.8], reach: 0.9 }),
    fine(
      ...lobes
        .slice(0, 5)
        .map(([lx, ly], at) =>
          arc(lx * 0.72 + x * 0.28, ly * 0.72 + cy * 0.28, spread * 0.2, 200 + at * 40, 320 + at * 40),
        ),
    ),
  ]
}

/** Blades of grass along a line. */
export const grass = (left: number, right: number, y: number, step = 16): Drawing =>
  ink(
    ...Array.from({ length: Math.floor((right - left) / step) + 1 }, (_, at): Path[] => {
      const x = left + at * step + (grain(at, y) - 0.5) * step * 0.7
      const tall = 4 + grain(y, at) * 4
      return [
        bow([x, y], [x - 1, y - tall * 0.6], [x - 3.4, y - tall]),
        bow([x + 1, y], [x + 1.4, y - tall * 0.7], [x + 1, y - tall * 1.3]),
        bow([x + 2, y], [x + 3, y - tall * 0.6], [x + 5.4, y - tall * 0.8]),
      ]
    }).flat(),
  )

/** A small flower on a short stem. */
export const flower = (x: number, y: number, height = 12, lean = 0): Drawing => [
  ink(bow([x, y], [x + lean * 0.4, y - height * 0.5], [x + lean, y - height])),
  leaf(x + lean * 0.2, y - height * 0.35, 6, -30 + lean),
  paper(shape(...Array.from({ length: 10 }, (_, at) => polar(x + lean, y - height - 2, at % 2 ? 2 : 4.6, at * 36)))),
  light(oval(x + lean, y - height - 2, 1.3)),
]
