import { openPicture } from '#platform/pictures/open-picture.ts'
import { type Crop, cropPixels, KEPT_SIDE, LEAST_SIDE, MOST_KEPT_BYTES, MOST_PIXELS } from './rules.ts'

export type EncodedPhoto =
  | { bytes: Uint8Array }
  | { fault: 'too_many_pixels' | 'too_small' | 'not_a_photo' | 'broken' | 'bad_crop' }

/**
 * An upload as the square that is kept: upright, cropped, 512 pixels wide, WebP, and nothing else of the file: no
 * place, no camera, no comment. Runs in a thread of its own.
 */
export async function encodePhoto({ upload, crop }: { upload: Uint8Array; crop: Crop }): Promise<EncodedPhoto> {
  const opened = await openPicture(upload, MOST_PIXELS)
  if ('fault' in opened) return opened
  const { sharp, picture, size } = opened
  const square = cropPixels(crop, size.width, size.height)
  if (!square) return { fault: 'bad_crop' }
  if (square.width < LEAST_SIDE) return { fault: 'too_small' }
  try {
    // Once: fifty megapixels take far longer to read than the square takes to write.
    const { data, info: raw } = await sharp(picture, { limitInputPixels: MOST_PIXELS, failOn: 'truncated', pages: 1 })
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
