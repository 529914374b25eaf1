import type Sharp from 'sharp'
import { photoTypeOf } from '#shared/photo-type.ts'
import { withoutTexts } from './png-chunks.ts'

type Fault = { fault: 'not_a_photo' | 'too_many_pixels' | 'broken' }
type Opened = {
  sharp: typeof Sharp
  /** The bytes to decode. */
  picture: Uint8Array
  /** The size of the upright picture, in pixels. */
  size: { width: number; height: number }
}

let loaded: Promise<typeof Sharp> | undefined
/** Only the loaders of what is allowed: others have had more holes than uses. */
const loadSharp = () =>
  (loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoadNsgif', 'VipsForeignLoadTiff', 'VipsForeignLoadHeif'] })
    return sharp
  }))

/**
 * What is known of an upload before a pixel of it is made: the size is in the header, so a bomb is refused here. For a
 * thread of its own.
 */
export async function openPicture(given: Uint8Array, mostPixels: number): Promise<Opened | Fault> {
  const type = photoTypeOf(given)
  if (!type) return { fault: 'not_a_photo' }
  const picture = type === 'image/png' ? withoutTexts(given) : given
  if (!picture) return { fault: 'broken' }
  const sharp = await loadSharp()
  try {
    const { width, height, autoOrient } = await sharp(picture, { limitInputPixels: false }).metadata()
    if (width * height > mostPixels) return { fault: 'too_many_pixels' }
    return { sharp, picture, size: autoOrient }
  } catch {
    return { fault: 'broken' }
  }
}
