import { openPicture } from '#platform/pictures/open-picture.ts'
import { LEAST_SIDE, MOST_KEPT_BYTES, MOST_PIXELS, MOST_SIDE } from './rules.ts'

export type EncodedSentPhoto =
  | { bytes: Uint8Array; width: number; height: number }
  | { fault: 'too_many_pixels' | 'too_small' | 'not_a_photo' | 'broken' }

/** From the best that is worth its bytes; a table of cards still reads at the last one. */
const TRIES = [
  { side: MOST_SIDE, quality: 80 },
  { side: MOST_SIDE, quality: 55 },
  { side: MOST_SIDE / 2, quality: 40 },
] as const

/**
 * An upload as it is kept: whole, upright, at most 1,600 pixels a side, WebP, and nothing else of the file: no place,
 * no camera, no comment. Runs in a thread of its own.
 */
export async function encodeSentPhoto({ upload }: { upload: Uint8Array }): Promise<EncodedSentPhoto> {
  const opened = await openPicture(upload, MOST_PIXELS)
  if ('fault' in opened) return opened
  const { sharp, picture, size } = opened
  if (Math.min(size.width, size.height) < LEAST_SIDE) return { fault: 'too_small' }
  try {
    // Once: fifty megapixels take far longer to read than what is kept takes to write.
    const { data, info: raw } = await sharp(picture, { limitInputPixels: MOST_PIXELS, failOn: 'truncated', pages: 1 })
      .autoOrient()
      .resize(MOST_SIDE, MOST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fbf7f0' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    for (const { side, quality } of TRIES) {
      const { data: bytes, info } = await sharp(data, { raw })
        .resize(side, side, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality })
        .toBuffer({ resolveWithObject: true })
      if (bytes.length <= MOST_KEPT_BYTES) return { bytes, width: info.width, height: info.height }
    }
    return { fault: 'broken' }
  } catch {
    return { fault: 'broken' }
  }
}
