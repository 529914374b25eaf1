import { encodeWhole, type WholePicture } from '#platform/pictures/encode-whole.ts'
import { LEAST_SIDE, MOST_KEPT_BYTES, MOST_PIXELS, MOST_SIDE } from './rules.ts'

export type EncodedSentPhoto = WholePicture

/** A table of cards still reads at the last try. */
const BOUNDS = {
  mostPixels: MOST_PIXELS,
  leastSide: LEAST_SIDE,
  mostBytes: MOST_KEPT_BYTES,
  tries: [
    { side: MOST_SIDE, quality: 80 },
    { side: MOST_SIDE, quality: 55 },
    { side: MOST_SIDE / 2, quality: 40 },
  ],
} as const

/** A photo of a room as it is kept: at most 1,600 pixels a side. Runs in a thread of its own. */
export const encodeSentPhoto = ({ upload }: { upload: Uint8Array }): Promise<EncodedSentPhoto> =>
  encodeWhole(upload, BOUNDS)
