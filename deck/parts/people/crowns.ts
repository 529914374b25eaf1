import { arc, bow, oval, polygon, shape } from '../../pen/path.ts'
import { type Drawing, gilt, gold, light, paper, solid } from '../../pen/pens.ts'
import { star } from '../nature/stars.ts'

/** Crowns and caps are drawn for a head at 0/0. */
export const crown = (): Drawing => [
  gilt(polygon([-12, -11], [-15, -25], [-7.5, -19], [0, -28], [7.5, -19], [15, -25], [12, -11])),
  gold(bow([-12.4, -14.5], [0, -12.6], [12.4, -14.5])),
  light(
    oval(-15, -26, 1.7),
    oval(0, -29.4, 2),
    oval(15, -26, 1.7),
    oval(0, -17.6, 1.5),
    oval(-6.5, -16.8, 1),
    oval(6.5, -16.8, 1),
  ),
]

export const openCrown = (): Drawing => [
  gilt(
    shape(
      [-12, -10, 1],
      [-14.5, -20, 1],
      [-10, -16],
      [-5, -22, 1],
      [0, -16.4],
      [5, -22, 1],
      [10, -16],
      [14.5, -20, 1],
      [12, -10, 1],
      [0, -7.6],
    ),
  ),
  light(oval(-14.5, -21.4, 1.5), oval(-5, -23.6, 1.5), oval(5, -23.6, 1.5), oval(14.5, -21.4, 1.5)),
]

export const imperialCrown = (): Drawing => [
  gilt(shape([-12, -12, 1], [-15, -24], [-8, -31], [0, -33], [8, -31], [15, -24], [12, -12, 1], [0, -9.5])),
  gold(bow([-12, -16], [0, -13.4], [12, -16]), bow([-6, -15], [-7, -25], [0, -33]), bow([6, -15], [7, -25], [0, -33])),
  light(oval(0, -36, 2.2), oval(0, -19, 1.6), oval(-10, -20, 1.3), oval(10, -20, 1.3)),
]

export const tiara = (): Drawing => [
  gilt(shape([-12, -11, 1], [-14, -22], [-10, -34], [0, -44], [10, -34], [14, -22], [12, -11, 1], [0, -8.6])),
  gold(
    bow([-13, -15], [0, -12.4], [13, -15]),
    bow([-13.4, -22], [0, -19.6], [13.4, -22]),
    bow([-12, -29], [0, -26.8], [12, -29]),
    bow([-8.4, -36], [0, -34], [8.4, -36]),
  ),
  light(oval(0, -47, 2.2), oval(-6, -18, 1.2), oval(6, -18, 1.2), oval(0, -23.4, 1.3), oval(0, -30.6, 1.2)),
]

export const moonCrown = (): Drawing => [
  gilt(
    shape(
      [-11, -12, 1],
      [-17, -20],
      [-15, -32, 1],
      [-9, -22],
      [0, -19],
      [9, -22],
      [15, -32, 1],
      [17, -20],
      [11, -12, 1],
      [0, -9.5],
    ),
  ),
  gilt(oval(0, -25, 7)),
  light(oval(0, -25, 2.6)),
]

export const starCrown = (): Drawing => [
  gold(arc(0, -6, 19, 195, 345)),
  [-78, -52, -26, 0, 26, 52, 78].map((at) =>
    star(19.5 * Math.sin((at * Math.PI) / 180), -6 - 19.5 * Math.cos((at * Math.PI) / 180), 4.6),
  ),
]

export const laurel = (): Drawing =>
  [-62, -38, -14, 14, 38, 62].map((at) => {
    const angle = (at * Math.PI) / 180
    const [x, y] = [14 * Math.sin(angle), -3 - 14 * Math.cos(angle)]
    return gilt(shape([x, y + 2.5, 1], [x - 3.4 + at / 20, y - 1], [x + at / 9, y - 6, 1], [x + 3.4 + at / 20, y - 1]))
  })

export const halo = (radius = 21): Drawing => [gold(oval(0, -2, radius), oval(0, -2, radius - 3))]

export const cap = (): Drawing => [
  paper(shape([-15, -8, 1], [-16, -16], [-6, -23], [8, -22], [17, -14], [14, -7, 1], [0, -10])),
  solid(shape([-16, -7], [0, -12], [15, -6], [15, -10], [0, -16], [-16, -11])),
]

export const plume = (): Drawing => [
  gilt(shape([10, -14, 1], [18, -28], [30, -34], [34, -28, 1], [26, -24], [20, -16])),
  gold(bow([12, -15], [20, -25], [31, -30])),
]

export const helmet = (): Drawing => [
  paper(
    shape(
      [-12.5, 8, 1],
      [-14.5, -6],
      [-9, -18],
      [0, -21.5],
      [9, -18],
      [14.5, -6],
      [12.5, 8, 1],
      [9.6, 3],
      [9, -6],
      [0, -8.5],
      [-9, -6],
      [-9.6, 3],
    ),
  ),
  paper(shape([0, -22, 1], [-2.4, -14], [0, -8, 1], [2.4, -14])),
]
