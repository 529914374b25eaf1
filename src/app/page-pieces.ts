/**
 * A page in three: whatever is done at its ends need not go through what lies between. The renderer's scripts stand in
 * the head or in the tail.
 */
export type PagePieces = { head: string; body: string; tail: string }

/** How every page ends. */
export const PAGE_END = '</body></html>'
const encoder = new TextEncoder()
/** Where pages are pressed, one after the other; a page is about a tenth of it. */
const ENCODE_BUFFER = Buffer.allocUnsafeSlow(2 * 1024 * 1024)
const MOST_BYTES_PER_CHARACTER = 3

/** Cuts a whole page where its head ends, and before the first element after it that carries the mark. */
export function splitPage(html: string, nonce: string | undefined): PagePieces {
  const headEnd = Math.max(0, html.indexOf('</head>'))
  const marked = nonce === undefined ? -1 : html.indexOf(` nonce="${nonce}"`, headEnd)
  const tailStart = marked < 0 ? html.length - PAGE_END.length : html.lastIndexOf('<', marked)
  return { head: html.slice(0, headEnd), body: html.slice(headEnd, tailStart), tail: html.slice(tailStart) }
}

/**
 * The page as it travels: its pieces are pressed into bytes one behind the other, without being put together as text
 * first.
 */
export function encodePage({ head, body, tail }: PagePieces): Uint8Array<ArrayBuffer> {
  if ((head.length + body.length + tail.length) * MOST_BYTES_PER_CHARACTER > ENCODE_BUFFER.length)
    return encoder.encode(head + body + tail)
  let end = 0
  for (const piece of [head, body, tail]) end += encoder.encodeInto(piece, ENCODE_BUFFER.subarray(end)).written
  return Buffer.from(ENCODE_BUFFER.subarray(0, end))
}
