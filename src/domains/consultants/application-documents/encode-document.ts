import { encodeWhole } from '#platform/pictures/encode-whole.ts'
import { isPdf, pdfFault } from './pdf.rules.ts'
import {
  type DocumentKind,
  LEAST_SIDE,
  MOST_KEPT_BYTES,
  MOST_PDF_BYTES,
  MOST_PIXELS,
  MOST_SIDE,
} from './bounds.rules.ts'

export type DocumentMediaType = 'image/webp' | 'application/pdf'

type Fault =
  | 'too_many_pixels'
  | 'too_small'
  | 'not_a_photo'
  | 'not_a_selfie'
  | 'broken'
  | 'pdf_too_large'
  | 'locked_pdf'
  | 'active_pdf'
export type EncodedDocument = { bytes: Uint8Array; mediaType: DocumentMediaType } | { fault: Fault }

/** Small print still reads at the last try. */
const BOUNDS = {
  mostPixels: MOST_PIXELS,
  leastSide: LEAST_SIDE,
  mostBytes: MOST_KEPT_BYTES,
  tries: [
    { side: MOST_SIDE, quality: 82 },
    { side: MOST_SIDE, quality: 60 },
    { side: 1_600, quality: 50 },
  ],
} as const

/** An upload as it is kept: a picture made anew, or a PDF as it came. Runs in a thread of its own. */
export async function encodeDocument(given: { upload: Uint8Array; kind: DocumentKind }): Promise<EncodedDocument> {
  const { upload, kind } = given
  if (!isPdf(upload)) {
    const picture = await encodeWhole(upload, BOUNDS)
    return 'fault' in picture ? picture : { bytes: picture.bytes, mediaType: 'image/webp' }
  }
  if (kind === 'selfie') return { fault: 'not_a_selfie' }
  if (upload.length > MOST_PDF_BYTES) return { fault: 'pdf_too_large' }
  const fault = pdfFault(upload)
  return fault ? { fault } : { bytes: upload, mediaType: 'application/pdf' }
}
