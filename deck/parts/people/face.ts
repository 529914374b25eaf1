import { bow, shape } from '../../pen/path.ts'
import { type Drawing, fine, ink, paper } from '../../pen/pens.ts'

export type Look = { turn?: number; awake?: boolean; old?: boolean }

/** A calm face of 23 × 31 units around 0/0; `turn` from −1 (the viewer's left) to 1. */
export function face({ turn = 0, awake = false, old = false }: Look = {}): Drawing {
  const t = turn * 4
  const eye = (x: number) => [
    fine(bow([x - 2.9, -3.9], [x, -5.2], [x + 2.9, -4.1])),
    ink(bow([x - 2.4, 0], [x, awake ? -1.3 : 1.5], [x + 2.4, 0])),
    awake ? ink(bow([x - 0.4, 0], [x + 0.4, 0.6])) : [],
  ]
  return [
    paper(shape([0, -15], [9.5, -10.5], [11.5, 0], [8.8, 9.5], [t / 3, 16], [-8.8, 9.5], [-11.5, 0], [-9.5, -10.5])),
    eye(-4.7 + t),
    eye(4.7 + t),
    fine(bow([t * 1.1 + 0.4, -2], [t * 1.35 + (turn < 0 ? -1.2 : 1.2), 4.4], [t - 0.6, 5.4])),
    ink(bow([t - 2.9, 9.4], [t - 0.9, 9], [t, 9.5], [t + 0.9, 9], [t + 2.9, 9.4])),
    fine(bow([t - 1.6, 11.6], [t, 12.1], [t + 1.6, 11.6])),
    old
      ? fine(bow([t - 7, 2], [t - 5.5, 3.4]), bow([t + 7, 2], [t + 5.5, 3.4]), bow([-5, -9], [0, -9.8], [5, -9]))
      : [],
  ]
}

/** The neck, with the hollow between the collarbones. */
export const neck = (): Drawing => [
  paper(shape([-5, 9], [-5.4, 20], [-10, 27], [0, 31], [10, 27], [5.4, 20], [5, 9])),
  fine(bow([-4, 16], [0, 18.5], [4.4, 15])),
]
