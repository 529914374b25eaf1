/** A page in three: whatever is done at its ends need not go through what lies between. The renderer's scripts stand in the head or in the tail. */
export type PagePieces = { head: string; body: string; tail: string }

/** How every page ends. */
export const ENDING = '</body></html>'
const encoder = new TextEncoder()

/** Cuts a whole page where its head ends, and before the first element after it that carries the mark. */
export function piecesOf(html: string, mark: string | undefined): PagePieces {
  const headEnd = Math.max(0, html.indexOf('</head>'))
  const marked = mark === undefined ? -1 : html.indexOf(` nonce="${mark}"`, headEnd)
  const tailStart = marked < 0 ? html.length - ENDING.length : html.lastIndexOf('<', marked)
  return { head: html.slice(0, headEnd), body: html.slice(headEnd, tailStart), tail: html.slice(tailStart) }
}

/** The page as it travels: each piece pressed into bytes by itself, without being put together as text first. */
export const bytesOf = ({ head, body, tail }: PagePieces): Uint8Array<ArrayBuffer> => Buffer.concat([head, body, tail].map((piece) => encoder.encode(piece)))
