import type { Path } from './path.ts'
import { type Drawing, type Mark, marksOf } from './pens.ts'

export type Placement = { x?: number; y?: number; scale?: number; turn?: number; mirror?: boolean }

/** Transforms a drawing: mirrors, scales, rotates (degrees clockwise) and moves it. Stroke widths stay. */
export function place(drawing: Drawing, { x = 0, y = 0, scale = 1, turn = 0, mirror = false }: Placement): Mark[] {
  const angle = (turn * Math.PI) / 180
  const [cos, sin, side] = [Math.cos(angle) * scale, Math.sin(angle) * scale, mirror ? -1 : 1]
  const moved = (path: Path): Path =>
    path.map(([kind, ...n]) => [
      kind,
      ...n.map((value, at) => {
        const [px, py] = at % 2 ? [n[at - 1]! * side, value] : [value * side, n[at + 1]!]
        return at % 2 ? px * sin + py * cos + y : px * cos - py * sin + x
      }),
    ])
  return marksOf(drawing).map((mark) => ({ ...mark, path: moved(mark.path) }))
}

/** A drawing and its mirror image on the other side of a vertical axis. */
export const mirrored = (drawing: Drawing, axis = 140): Mark[] => [
  ...marksOf(drawing),
  ...place(drawing, { x: 2 * axis, mirror: true }),
]
