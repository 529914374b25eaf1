import { oval, polar, type Path } from '../../pen/path.ts'
import { type Drawing, gilt, gold, light } from '../../pen/pens.ts'
import { stipple } from '../../pen/shade.ts'

/** A pentacle, a disc with a five-pointed star, around x/y. */
export function pentacle(x: number, y: number, r = 20): Drawing {
  const tips = Array.from({ length: 5 }, (_, at) => polar(x, y, r * 0.66, at * 144 - 90))
  const pentagram: Path = [...tips.map(([px, py], at) => [at ? 'L' : 'M', px, py] as const), ['Z']]
  const beads = Array.from({ length: 20 }, (_, at) => oval(...polar(x, y, r * 0.88, at * 18), r * 0.028 + 0.25))
  return [
    gilt(oval(x, y, r)),
    r > 9 ? gold(oval(x, y, r * 0.76)) : [],
    r > 13 ? light(...beads) : [],
    gold(pentagram),
    r > 13 ? stipple(oval(x, y, r * 0.72), { gap: 3.4, toward: [0.8, 0.8], reach: 0.5, gold: true }) : [],
  ]
}
