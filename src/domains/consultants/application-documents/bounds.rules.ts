/** The document with a photo, or its front; its back; its owner holding it. */
export const DOCUMENT_KINDS = ['document', 'back', 'selfie'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]
export const documentNames: Record<DocumentKind, string> = {
  document: 'Documento com foto',
  back: 'Verso do documento',
  selfie: 'Selfie segurando o documento',
}

/** The most that is read of an upload, in bytes: of a photo what phones of today make, of a PDF some scanned pages. */
export const MOST_UPLOAD_BYTES = 12 * 1024 * 1024
export const TOO_LARGE = 'O arquivo passa de 12 MB. Escolha um menor, ou reduza este e envie de novo.'
export const MOST_PDF_BYTES = 5 * 1024 * 1024
export const MOST_PIXELS = 50_000_000
/** The shorter side on which small print is still read, and the longer side of what is kept, in pixels. */
export const LEAST_SIDE = 400
export const MOST_SIDE = 2_400
export const MOST_KEPT_BYTES = 1_500_000

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** What one person uploads, and what one member of the team opens. */
export const UPLOADS = { name: 'application-document-uploads', most: 30, windowMs: DAY_MS }
export const READINGS = [{ name: 'application-document-readings', most: 60, windowMs: HOUR_MS }]

/**
 * How long a document is kept, in milliseconds: from its upload while nothing was applied for; from a refusal, so that
 * somebody may object or apply again; from an approval, until what banks contest of the first earnings is decided.
 */
export const KEPT_MS = { unsent: 7 * DAY_MS, refused: 30 * DAY_MS, approved: 180 * DAY_MS } as const
/** An upload that broke off goes after an hour. */
export const UNSTORED_MS = HOUR_MS

/** Said at the field. */
export const MISSING = 'Escolha uma foto ou um PDF do seu documento.'

export const LEAST_REASON = 10
export const MOST_REASON = 300
