import { type Crop, LEAST_SIDE } from '../../portraits/rules.ts'

type Picture = { width: number; height: number }
const shorterOf = ({ width, height }: Picture) => Math.min(width, height)
const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most))

/** The largest square, in the middle. */
export const centred = (picture: Picture): Crop => {
  const shorter = shorterOf(picture)
  return { left: (picture.width / shorter - 1) / 2, top: (picture.height / shorter - 1) / 2, side: 1 }
}

/** The square moved by parts of the shorter side, kept inside the picture. */
export const moved = ({ left, top, side }: Crop, picture: Picture, right: number, down: number): Crop => {
  const shorter = shorterOf(picture)
  return {
    left: between(0, left + right, picture.width / shorter - side),
    top: between(0, top + down, picture.height / shorter - side),
    side,
  }
}

/** The square with another side around the same middle, never smaller than what still looks well. */
export const zoomed = (crop: Crop, picture: Picture, wanted: number): Crop => {
  const side = between(Math.min(1, (LEAST_SIDE + 1) / shorterOf(picture)), wanted, 1)
  const shift = (crop.side - side) / 2
  return moved({ ...crop, side }, picture, shift, shift)
}
