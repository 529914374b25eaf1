import type { Cloth } from '../animals/horse.ts'
import { bow, shape } from '../../pen/path.ts'
import { type Drawing, fine, paper, solid } from '../../pen/pens.ts'
import { helmet } from '../people/crowns.ts'
import { face } from '../people/face.ts'
import { hand, limb } from '../people/limbs.ts'

export const nearArm = (elbow: readonly [number, number], wrist: readonly [number, number], angle: number): Drawing => [
  limb([18, 38], elbow, wrist, [8.5, 7, 5]),
  hand(wrist, angle, 'fist'),
]

export const rein = (): Drawing => [limb([-18, 38], [-16, 74], [16, 86], [8, 7, 5]), hand([16, 86], 0, 'fist')]

export const head = (crest: Drawing, turn = 0.8): Drawing => [crest, face({ turn, awake: true }), helmet()]

export const crest = (): Drawing =>
  solid(shape([0, -20, 1], [-8, -34], [-26, -38], [-38, -26, 1], [-22, -26], [-6, -16]))

export const mantle = (): Drawing => [
  paper(
    shape(
      [-18, 28, 1],
      [-34, 40],
      [-52, 70],
      [-76, 92, 1],
      [-62, 98],
      [-54, 112, 1],
      [-40, 98],
      [-22, 96, 1],
      [-14, 60],
    ),
  ),
  fine(bow([-26, 44], [-44, 76], [-62, 96]), bow([-20, 52], [-30, 80], [-40, 96])),
]

const SPOTS = [
  [-50, -80],
  [-34, -88],
  [-10, -80],
  [16, -78],
  [36, -100],
  [40, -64],
  [-46, -56],
  [14, -94],
  [32, -48],
  [-26, -70],
] as const

export const scatteredCloth =
  (mark: (x: number, y: number) => Drawing): Cloth =>
  () =>
    SPOTS.map(([x, y]) => mark(x, y))
