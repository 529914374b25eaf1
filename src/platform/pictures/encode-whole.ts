import { openPicture } from './open-picture.ts'

export type WholePicture =
  | { bytes: Uint8Array; width: number; height: number }
  | { fault: 'too_many_pixels' | 'too_small' | 'not_a_photo' | 'broken' }

/** In pixels and bytes. `tries`: from the best that is worth its bytes to the last one on which something is seen. */
export type PictureBounds = {
  mostPixels: number
  leastSide: number
  mostBytes: number
  tries: readonly { side: number; quality: number }[]
}

/**
 * An upload as it is kept: whole, upright, no longer than the longest of `tries`, WebP, and nothing else of the
 * file: no place, no camera, no comment. Runs in a thread of its own.
 */
export async function encodeWhole(
  upload: Uint8Array,
  { mostPixels, leastSide, mostBytes, tries }: PictureBounds,
): Promise<WholePicture> {
  const opened = await openPicture(upload, mostPixels)
  if ('fault' in opened) return opened
  const { sharp, picture, size } = opened
  if (Math.min(size.width, size.height) < leastSide) return { fault: 'too_small' }
  const mostSide = Math.max(...tries.map(({ side }) => side))
  try {
    // Once: fifty megapixels take far longer to read than what is kept takes to write.
    const { data, info: raw } = await sharp(picture, { limitInputPixels: mostPixels, failOn: 'truncated', pages: 1 })
      .autoOrient()
      .resize(mostSide, mostSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fbf7f0' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    for (const { side, quality } of tries) {
      const { data: bytes, info } = await sharp(data, { raw })
        .resize(side, side, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality })
        .toBuffer({ resolveWithObject: true })
      if (bytes.length <= mostBytes) return { bytes, width: info.width, height: info.height }
    }
    return { fault: 'broken' }
  } catch {
    return { fault: 'broken' }
  }
}
