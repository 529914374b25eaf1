import { openPicture } from '#platform/pictures/open-picture.ts'
import { LEAST_SIDE, MOST_KEPT_BYTES, MOST_PIXELS, MOST_WIDTH, widthsOf } from './rules.ts'

type PictureFile = { width: number; bytes: Uint8Array }
export type EncodedPicture =
  | { width: number; height: number; files: PictureFile[] }
  | { fault: 'too_many_pixels' | 'too_small' | 'not_a_photo' | 'broken' }

/** From the best that is worth its bytes. */
const QUALITIES = [80, 60, 35] as const

/**
 * An upload in the widths that pages use, the largest last: whole, upright, WebP, and nothing else of the file: no
 * place, no camera, no comment. Runs in a thread of its own.
 */
export async function encodePicture({ upload }: { upload: Uint8Array }): Promise<EncodedPicture> {
  const opened = await openPicture(upload, MOST_PIXELS)
  if ('fault' in opened) return opened
  const { sharp, picture, size } = opened
  if (Math.min(size.width, size.height) < LEAST_SIDE) return { fault: 'too_small' }
  try {
    const { data, info: raw } = await sharp(picture, { limitInputPixels: MOST_PIXELS, failOn: 'truncated', pages: 1 })
      .autoOrient()
      .resize(MOST_WIDTH, 4 * MOST_WIDTH, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fbf7f0' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const files: PictureFile[] = []
    for (const width of widthsOf(raw.width)) {
      for (const quality of QUALITIES) {
        const bytes = await sharp(data, { raw }).resize(width).webp({ quality }).toBuffer()
        if (bytes.length > MOST_KEPT_BYTES && quality !== QUALITIES.at(-1)) continue
        files.push({ width, bytes })
        break
      }
    }
    return { width: raw.width, height: raw.height, files }
  } catch {
    return { fault: 'broken' }
  }
}
