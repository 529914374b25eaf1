import type Sharp from 'sharp'
import { withoutTexts } from './png-chunks.ts'
import { type Crop, cropPixels, KEPT_SIDE, LEAST_SIDE, MOST_KEPT_BYTES, MOST_PIXELS, photoTypeOf } from './rules.ts'

export type EncodedPhoto =
  | { bytes: Uint8Array }
  | { fault: 'too_many_pixels' | 'too_small' | 'not_a_photo' | 'broken' | 'bad_crop' }

let loaded: Promise<typeof Sharp> | undefined
/** Only the loaders of what is allowed: others have had more holes than uses. */
const loadSharp = () =>
  (loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoadNsgif', 'VipsForeignLoadTiff', 'VipsForeignLoadHeif'] })
    return sharp
  }))

/**
 * An upload as the square that is kept: upright, cropped, 512 pixels wide, WebP, and nothing else of the file: no
 * place, no camera, no comment. Runs in a thread of its own.
 */
export async function encodePhoto({ upload: given, crop }: { upload: Uint8Array; crop: Crop }): Promise<EncodedPhoto> {
  const type = photoTypeOf(given)
  if (!type) return { fault: 'not_a_photo' }
  const upload = type === 'image/png' ? withoutTexts(given) : given
  if (!upload) return { fault: 'broken' }
  const sharp = await loadSharp()
  try {
    // The size is in the header: a bomb is refused before a pixel of it is made.
    const { width, height, autoOrient } = await sharp(upload, { limitInputPixels: false }).metadata()
    if (width * height > MOST_PIXELS) return { fault: 'too_many_pixels' }
    const square = cropPixels(crop, autoOrient.width, autoOrient.height)
    if (!square) return { fault: 'bad_crop' }
    if (square.width < LEAST_SIDE) return { fault: 'too_small' }
    // Once: fifty megapixels take far longer to read than the square takes to write.
    const { data, info: raw } = await sharp(upload, { limitInputPixels: MOST_PIXELS, failOn: 'truncated', pages: 1 })
      .autoOrient()
      .extract(square)
      .resize(KEPT_SIDE, KEPT_SIDE)
      .flatten({ background: '#fbf7f0' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    for (const quality of [82, 60, 30]) {
      const bytes = await sharp(data, { raw }).webp({ quality }).toBuffer()
      if (bytes.length <= MOST_KEPT_BYTES) return { bytes }
    }
    return { fault: 'broken' }
  } catch {
    return { fault: 'broken' }
  }
}
