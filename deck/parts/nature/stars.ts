import { line, oval, type Path, type Point, polar, polygon, shape } from '../../pen/path.ts'
import { type Drawing, gilt, gold, light } from '../../pen/pens.ts'
import { grain } from '../../pen/shade.ts'

/** The four-pointed star of the brand, in gold. */
const spark = (x: number, y: number, r: number): Path =>
  shape(
    [x, y - r, 1],
    [x + r * 0.2, y - r * 0.2, 1],
    [x + r, y, 1],
    [x + r * 0.2, y + r * 0.2, 1],
    [x, y + r, 1],
    [x - r * 0.2, y + r * 0.2, 1],
    [x - r, y, 1],
    [x - r * 0.2, y - r * 0.2, 1],
  )
export const star = (x: number, y: number, r = 5): Drawing => light(spark(x, y, r))

/** A big star with `points` rays, each with a light and a dark side. */
export function greatStar(x: number, y: number, r: number, points = 8, inner = 0.42): Drawing {
  const step = 180 / points
  const tips = Array.from({ length: points * 2 }, (_, at) =>
    polar(x, y, at % 2 ? r * inner : at % 4 && points > 6 ? r * 0.8 : r, at * step - 90),
  )
  const half = tips.flatMap((tip, at): Path[] => (at % 2 ? [] : [polygon(tip, tips[at + 1]!, [x, y])]))
  return [gilt(polygon(...tips)), light(...half)]
}

/** Stars scattered over a part of the sky; the same ones for the same area. */
export function scatter(
  left: number,
  top: number,
  width: number,
  height: number,
  count: number,
  avoid: (at: Point) => boolean = () => false,
): Drawing {
  const places: Point[] = []
  for (let at = 0; places.length < count && at < count * 12; at++) {
    const place: Point = [left + grain(left + at, top) * width, top + grain(top, left + at * 3) * height]
    if (!avoid(place) && places.every(([x, y]) => Math.hypot(x - place[0], y - place[1]) > 16)) places.push(place)
  }
  return places.map(([x, y], at) => (at % 3 ? light(oval(x, y, 1)) : star(x, y, 3.4 + (at % 2) * 1.4)))
}

/** Rays around a centre, alternating long and short. */
export const rays = (x: number, y: number, from: number, to: number, count = 36, start = 0, end = 360): Drawing =>
  gold(
    ...Array.from({ length: count }, (_, at) => {
      const angle = start + ((end - start) * at) / count
      return line(polar(x, y, from, angle), polar(x, y, at % 2 ? from + (to - from) * 0.55 : to, angle))
    }),
  )
