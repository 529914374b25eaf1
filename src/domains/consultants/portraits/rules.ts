import { refusals } from '#shared/refusal.ts'

/** The most that is read of an upload, in bytes, and of a picture, in pixels: what phones of today make fits. */
export const MOST_UPLOAD_BYTES = 12 * 1024 * 1024
export const MOST_PIXELS = 50_000_000
/** The shorter side that still looks well on a disc, and the side of what is kept. */
export const LEAST_SIDE = 200
export const KEPT_SIDE = 512
/** A picture of 512 × 512 pixels never needs as much. */
export const MOST_KEPT_BYTES = 200_000

export const PORTRAITS_PER_CONSULTANT = { name: 'portrait-upload', most: 20, windowMs: 86_400_000 }

export const refuse = refusals('portraits', {
  too_large: [413, 'A foto passa de 12 MB. Escolha uma menor, ou reduza esta e envie de novo.'],
  too_many_pixels: [400, 'A foto passa de 50 megapixels. Reduza o tamanho dela e envie de novo.'],
  too_small: [400, 'A foto é pequena demais: o recorte precisa de ao menos 200 × 200 pixels.'],
  not_a_photo: [415, 'Este arquivo não é uma foto JPEG, PNG ou WebP, qualquer que seja o nome dele.'],
  broken: [400, 'A foto chegou incompleta ou está danificada. Nada mudou: envie de novo.'],
  busy: [503, 'Muitas fotos chegam agora. Espere alguns segundos e envie de novo.'],
  bad_crop: [400, 'O recorte fica fora da foto. Ajuste-o e envie de novo.'],
})

/** A square of the upright picture: the left and upper edge and the side, as parts of the shorter side. */
export type Crop = { left: number; top: number; side: number }

/** The square in whole pixels. Undefined: it lies outside the picture. */
export function cropPixels({ left, top, side }: Crop, width: number, height: number) {
  const shorter = Math.min(width, height)
  const [x, y, size] = [left, top, side].map((part) => Math.round(part * shorter)) as [number, number, number]
  const isInside = [left, top, side].every(Number.isFinite) && x >= 0 && y >= 0 && size > 0
  // A pixel of rounding is no fault of anybody.
  if (!isInside || x + size > width + 1 || y + size > height + 1) return undefined
  return { left: Math.min(x, width - size), top: Math.min(y, height - size), width: size, height: size }
}
