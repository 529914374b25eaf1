import { arc, bow, box, line, oval, type Path, polygon, shape } from '../pen/path.ts'
import { type Drawing, fine, ink, paper, solid } from '../pen/pens.ts'
import { grain, hatch, stipple } from '../pen/shade.ts'

/** Courses of stones within a rectangle, some of them left out. */
export function courses(
  x: number,
  y: number,
  width: number,
  height: number,
  tall = 12,
  long = 26,
  all = false,
): Drawing {
  const joints: Path[] = []
  for (let row = 0, top = y; top < y + height - 1; top += tall, row++) {
    if (row) joints.push(line([x, top], [x + width, top]))
    for (let at = x + (row % 2 ? long / 2 : long); at < x + width - 2; at += long)
      if (all || grain(at, top) > 0.25) joints.push(line([at, top], [at, Math.min(top + tall, y + height)]))
  }
  return fine(...joints)
}

export const wall = (x: number, y: number, width: number, height: number, tall = 12, long = 26): Drawing => [
  paper(box(x, y, width, height)),
  courses(x, y, width, height, tall, long),
]

/** A round-arched opening, dark inside. */
export const archway = (x: number, y: number, width: number, height: number): Path => [
  ['M', x, y],
  ['L', x, y - height + width / 2],
  ...arc(x + width / 2, y - height + width / 2, width / 2, 180, 360).slice(1),
  ['L', x + width, y],
  ['Z'],
]

/** A tower with battlements; `x` is its middle, `y` its foot. */
export function tower(
  x: number,
  y: number,
  width: number,
  height: number,
  { windows = 2, merlons = 4 }: { windows?: number; merlons?: number } = {},
): Drawing {
  const [left, top, head] = [x - width / 2, y - height, width * 0.62]
  const tooth = (head * 2) / (merlons * 2 - 1)
  const battlement = Array.from({ length: merlons }, (_, at) => [
    x - head + at * 2 * tooth,
    x - head + at * 2 * tooth + tooth,
  ]).flatMap(
    ([a, b]) =>
      [
        [a!, top + tooth * 0.9],
        [a!, top],
        [b!, top],
        [b!, top + tooth * 0.9],
      ] as const,
  )
  const ledge = top + tooth * 2.2
  return [
    paper(polygon([left, ledge], [left - 2, y], [x + width / 2 + 2, y], [x + width / 2, ledge])),
    courses(left, ledge + 2, width, y - ledge - 2, Math.max(7, height / 16), width / 2.6),
    hatch(
      polygon([x + width * 0.24, ledge], [x + width * 0.26, y], [x + width / 2 + 1, y], [x + width / 2, ledge]),
      90,
      3.2,
    ),
    paper(
      polygon(
        ...battlement,
        [x + head, ledge],
        [x + head - width * 0.12, ledge + 5],
        [x - head + width * 0.12, ledge + 5],
        [x - head, ledge],
      ),
    ),
    ink(line([x - head, top + tooth * 1.5], [x + head, top + tooth * 1.5])),
    solid(
      ...Array.from({ length: windows }, (_, at) =>
        archway(x - width * 0.1, ledge + height * (0.22 + at * 0.3), width * 0.2, height * 0.11),
      ),
    ),
  ]
}

/** A column on its base, fluted or dark. */
export function pillar(x: number, y: number, width: number, height: number, dark = false): Drawing {
  const shaft = box(x - width / 2, y - height + 16, width, height - 30)
  const flutes = dark
    ? []
    : fine(...[-0.3, -0.1, 0.1, 0.3].map((at) => line([x + at * width, y - height + 18], [x + at * width, y - 16])))
  return [
    (dark ? solid : paper)(shaft),
    flutes,
    dark ? [] : stipple(box(x + width * 0.1, y - height + 18, width * 0.4, height - 34), { gap: 3.6, toward: [1, 0] }),
    paper(box(x - width * 0.72, y - 14, width * 1.44, 7), box(x - width * 0.86, y - 7, width * 1.72, 7)),
    paper(
      shape(
        [x - width / 2, y - height + 18, 1],
        [x - width * 0.62, y - height + 10],
        [x - width * 0.8, y - height + 6, 1],
        [x + width * 0.8, y - height + 6, 1],
        [x + width * 0.62, y - height + 10],
        [x + width / 2, y - height + 18, 1],
      ),
      box(x - width * 0.86, y - height, width * 1.72, 6),
    ),
  ]
}

/** A high-backed seat behind a sitter whose head is at x/y. */
export function throne(
  x: number,
  y: number,
  {
    width = 96,
    top = -36,
    foot = 176,
    arms = true,
  }: { width?: number; top?: number; foot?: number; arms?: boolean } = {},
): Drawing {
  const half = width / 2
  return [
    paper(polygon([x - half, y + foot], [x - half, y + top], [x + half, y + top], [x + half, y + foot])),
    ink(
      line(
        [x - half + 6, y + foot],
        [x - half + 6, y + top + 6],
        [x + half - 6, y + top + 6],
        [x + half - 6, y + foot],
      ),
    ),
    stipple(box(x - half + 6, y + top + 6, width - 12, 110), { gap: 4.4 }),
    arms
      ? [
          paper(box(x - half - 10, y + 84, 18, foot - 84), box(x + half - 8, y + 84, 18, foot - 84)),
          paper(box(x - half - 13, y + 76, 24, 10, 4), box(x + half - 11, y + 76, 24, 10, 4)),
          hatch(box(x + half - 8, y + 88, 18, foot - 90), 90, 3.4),
        ]
      : [],
  ]
}

/** A small house or town seen from afar. */
export const house = (x: number, y: number, width: number, height: number): Drawing => [
  paper(box(x, y - height * 0.6, width, height * 0.6)),
  paper(polygon([x - 2, y - height * 0.6], [x + width / 2, y - height], [x + width + 2, y - height * 0.6])),
  solid(box(x + width * 0.4, y - height * 0.32, width * 0.22, height * 0.32)),
]

/** A tiled floor in perspective. */
export const floor = (y: number, foot: number, vanish = 140): Drawing => [
  ink(line([16, y], [264, y])),
  fine(
    ...[-170, -110, -60, -20, 20, 60, 110, 170].map((at) => line([vanish + at * 0.62, y], [vanish + at * 1.25, foot])),
    line([16, y + (foot - y) * 0.34], [264, y + (foot - y) * 0.34]),
  ),
]

/** A ball with shading. */
export const ball = (x: number, y: number, r: number): Drawing => [
  paper(oval(x, y, r)),
  stipple(oval(x, y, r), { gap: 2.6, toward: [0.8, 0.6], reach: 0.6 }),
  fine(bow([x - r, y], [x, y + r * 0.3], [x + r, y])),
]
