import { arc, bow, type Knot, oval, type Path, polar, shape } from '../../pen/path.ts'
import { type Drawing, fine, gilt, gold, ink, light, paper } from '../../pen/pens.ts'
import { hatch, stipple } from '../../pen/shade.ts'

/** A sun with alternating straight and wavy rays, optionally with a face. */
export function sun(
  x: number,
  y: number,
  r: number,
  { faced = true, count = 12 }: { faced?: boolean; count?: number } = {},
): Drawing {
  const tongue = (at: number): Path => {
    const angle = (360 / count) * at - 90
    const p = (radius: number, off: number) => polar(x, y, radius, angle + off)
    const half = 150 / count
    if (at % 2)
      return shape(
        [...p(r * 1.1, -half * 0.5), 1],
        [...p(r * 1.35, -half * 0.6)],
        [...p(r * 1.62, half * 0.2)],
        [...p(r * 1.95, -half * 0.1), 1],
        [...p(r * 1.55, half * 0.85)],
        [...p(r * 1.3, half * 0.2)],
        [...p(r * 1.1, half * 0.6), 1],
      )
    return shape([...p(r * 1.1, -half * 0.55), 1], [...p(r * 2.05, 0), 1], [...p(r * 1.1, half * 0.55), 1])
  }
  const u = r / 24
  const eye = (side: number) => [
    gold(
      bow(
        [x + side * 8 * u - 4 * u, y - 2 * u],
        [x + side * 8 * u, y + 0.6 * u],
        [x + side * 8 * u + 4 * u, y - 2 * u],
      ),
    ),
    gold(
      bow(
        [x + side * 8 * u - 5 * u, y - 7 * u],
        [x + side * 8 * u, y - 9.5 * u],
        [x + side * 8 * u + 5 * u, y - 7.6 * u],
      ),
    ),
  ]
  return [
    gilt(...Array.from({ length: count }, (_, at) => tongue(at))),
    gilt(oval(x, y, r * 1.06)),
    gold(oval(x, y, r * 0.94)),
    stipple(
      shape(
        [x + r * 0.1, y - r * 0.8],
        [x + r * 0.8, y - r * 0.3],
        [x + r * 0.7, y + r * 0.5],
        [x, y + r * 0.85],
        [x + r * 0.45, y],
      ),
      {
        gap: 3.4,
        toward: [1, 0],
        gold: true,
        reach: 0.8,
      },
    ),
    faced
      ? [
          eye(-1),
          eye(1),
          gold(
            bow([x, y - 2 * u], [x + 2.4 * u, y + 6 * u], [x - 0.6 * u, y + 7 * u]),
            bow([x - 5 * u, y + 12 * u], [x, y + 13.6 * u], [x + 5 * u, y + 12 * u]),
          ),
        ]
      : [],
  ]
}

/** A crescent that opens to the right, rotated by `turn` (degrees clockwise), with shading on its back. */
export function crescent(x: number, y: number, r: number, turn = 0): Drawing {
  const p = (radius: number, angle: number, cx = 0) => {
    const [px, py] = polar(cx, 0, radius, angle)
    const radians = (turn * Math.PI) / 180
    return [
      x + px * Math.cos(radians) - py * Math.sin(radians),
      y + px * Math.sin(radians) + py * Math.cos(radians),
    ] as const
  }
  const back = [-62, -90, -130, 180, 130, 90, 62].map((angle) => p(r, angle))
  const front = [70, 110, 150, 180, -150, -110, -70].map((angle) => p(r * 0.8, angle, r * 0.42))
  const whole = shape([...back[0]!, 1], ...back.slice(1, -1), [...back.at(-1)!, 1], ...front.slice(1, -1))
  return [gilt(whole), stipple(whole, { gap: 2.8, toward: [-1, 0.3], reach: 0.6, gold: true })]
}

/** A bank of cloud: round puffs along its top, flat below, stippled where it is thick. */
export function cloud(x: number, y: number, width: number, height: number, bumps = 4): Drawing {
  const puffs = Array.from({ length: bumps }, (_, at) => {
    const middle = (at + 0.5) / bumps
    const r = (width / bumps) * (0.56 + 0.12 * Math.sin(Math.PI * middle))
    return { cx: x + width * middle, cy: y - Math.max(0, (height - r) * Math.sin(Math.PI * middle) ** 0.7), r }
  })
  const rim = puffs.flatMap(({ cx, cy, r }, at): Knot[] => {
    const [first, last] = [at === 0 ? 170 : 216, at === bumps - 1 ? 370 : 324]
    return Array.from({ length: 6 }, (_, step): Knot => {
      const [px, py] = polar(cx, cy, r, first + ((last - first) * step) / 5)
      return step % 5 ? [px, py] : [px, py, 1]
    })
  })
  const whole = shape([x, y, 1], ...rim, [x + width, y, 1])
  return [
    paper(whole),
    stipple(whole, { gap: 4, toward: [0, 1], reach: 0.7 }),
    fine(...puffs.map(({ cx, cy, r }) => arc(cx, cy, r * 0.74, 205, 275))),
  ]
}

/** Waves across a stretch of water. */
export function waves(left: number, top: number, right: number, foot: number, gap = 8): Drawing {
  const rows: Path[] = []
  for (let y = top, row = 0; y <= foot; y += gap + row * 0.4, row++) {
    const wave = 9 + row * 1.3
    for (let x = left + (row % 2 ? wave : 0); x < right - wave; x += wave * (row % 3 === 1 ? 4 : 3)) {
      rows.push(
        bow(
          [x, y],
          [x + wave * 0.5, y - 1.9],
          [x + wave, y],
          [x + wave * 1.5, y + 1.9],
          [Math.min(x + wave * 2, right), y],
        ),
      )
    }
  }
  return fine(...rows)
}

/** A hill or mountain range; `knots` from left to right, closed below at `foot`. */
export function hill(foot: number, ...knots: (readonly [number, number])[]): Drawing {
  const [first, last] = [knots[0]!, knots.at(-1)!]
  const whole = shape(
    [first[0], first[1], 1],
    ...knots.slice(1, -1),
    [last[0], last[1], 1],
    [last[0], foot, 1],
    [first[0], foot, 1],
  )
  return [paper(whole), stipple(whole, { gap: 5, toward: [0, -1], reach: 0.5 })]
}

/** Sharp peaks, each with a dark side. */
export function peaks(foot: number, ...tops: (readonly [x: number, y: number, width: number])[]): Drawing {
  return tops.map(([x, y, w]) => {
    const lit = shape(
      [x - w, foot, 1],
      [x - w * 0.45, y + (foot - y) * 0.42],
      [x, y, 1],
      [x + w * 0.35, y + (foot - y) * 0.4],
      [x + w, foot, 1],
    )
    const shade = shape(
      [x, y, 1],
      [x + w * 0.35, y + (foot - y) * 0.4],
      [x + w, foot, 1],
      [x + w * 0.1, foot, 1],
      [x + w * 0.16, y + (foot - y) * 0.6],
      [x - w * 0.06, y + (foot - y) * 0.3],
    )
    return [
      paper(lit),
      hatch(shade, 62, 3.6),
      ink(bow([x, y], [x - w * 0.06, y + (foot - y) * 0.3], [x + w * 0.16, y + (foot - y) * 0.6])),
    ]
  })
}

/** Drops or small flames of light (Hebrew yods). */
export const yod = (x: number, y: number, scale = 1, lean = 1): Drawing =>
  light(
    shape(
      [x, y - 5 * scale, 1],
      [x + 2.6 * scale * lean, y],
      [x, y + 4 * scale],
      [x - 2.2 * scale * lean, y + 1.4 * scale],
    ),
  )
