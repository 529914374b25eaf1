const BEGINS = '%PDF-'
const ENDS = '%%EOF'
/** Where readers look for the end. */
const END_WITHIN = 1_024
/**
 * What a scan and a signed document never have: programs, attachments, other files. Names so long that no
 * compressed picture has one by chance.
 */
const ACTIVE = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData)\b/
const LOCKED = /\/Encrypt\b/

/** By its first bytes; one that begins later is something else, too. */
export const isPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, BEGINS.length)) === BEGINS

/**
 * Why a PDF is not kept; undefined: nothing speaks against it. Names are read as readers do (`/Java#53cript`
 * is `/JavaScript`). What lies in compressed parts is not seen, so no page shows one.
 */
export function pdfFault(bytes: Uint8Array): 'broken' | 'locked_pdf' | 'active_pdf' | undefined {
  const text = new TextDecoder('latin1').decode(bytes)
  if (!text.slice(-END_WITHIN).includes(ENDS)) return 'broken'
  const named = text.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  if (LOCKED.test(named)) return 'locked_pdf'
  return ACTIVE.test(named) ? 'active_pdf' : undefined
}
