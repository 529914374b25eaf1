import { createContext } from 'react-router'

/** An unguessable value for one rendering: scripts that carry it come from the renderer and not from user content. */
export const scriptNonce = createContext<string | undefined>(undefined)

/** A rendered page in three parts, so that its ends can be changed without touching the large middle. */
export type PagePieces = { head: string; body: string; tail: string }

/** How every rendered page ends. */
export const PAGE_END = '</body></html>'
const encoder = new TextEncoder()
/** Shared by all pages, which are encoded one after the other; a page takes about a tenth of it. */
const ENCODE_BUFFER = Buffer.allocUnsafeSlow(2 * 1024 * 1024)
const MOST_BYTES_PER_CHARACTER = 3

/** Splits a page where its head ends, and before the first element after it that carries the nonce. */
export function splitPage(html: string, nonce: string | undefined): PagePieces {
  const headEnd = Math.max(0, html.indexOf('</head>'))
  const nonceAt = nonce === undefined ? -1 : html.indexOf(` nonce="${nonce}"`, headEnd)
  const tailStart = nonceAt < 0 ? html.length - PAGE_END.length : html.lastIndexOf('<', nonceAt)
  return { head: html.slice(0, headEnd), body: html.slice(headEnd, tailStart), tail: html.slice(tailStart) }
}

/** The page as UTF-8. The parts are encoded one behind the other, which saves joining them as text first. */
export function encodePage({ head, body, tail }: PagePieces): Uint8Array<ArrayBuffer> {
  if ((head.length + body.length + tail.length) * MOST_BYTES_PER_CHARACTER > ENCODE_BUFFER.length)
    return encoder.encode(head + body + tail)
  let end = 0
  for (const piece of [head, body, tail]) end += encoder.encodeInto(piece, ENCODE_BUFFER.subarray(end)).written
  return Buffer.from(ENCODE_BUFFER.subarray(0, end))
}

/** The loaders' answers as React Router serialised them for the browser, once all their promises have settled. */
export async function readHydrationData(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true })
  return text + decoder.decode()
}

const UNSAFE = /[&><\u2028\u2029]/g

/** The tail of a page with its hydration data as the last script, in the form that React Router's own stream uses. */
export function withHydrationData(tail: string, hydrationData: string, nonce: string | undefined): string {
  const whole = JSON.stringify(hydrationData).replace(
    UNSAFE,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  const nonceAttribute = nonce ? ` nonce="${nonce}"` : ''
  const controller = 'window.__reactRouterContext.streamController'
  return `${tail.slice(0, -PAGE_END.length)}<script${nonceAttribute}>${controller}.enqueue(${whole});${controller}.close();</script>${PAGE_END}`
}

/** The last step of rendering, which may add headers. Returns the page's bytes, or null when it sent them itself. */
type FinishPage = (page: PagePieces, headers: Headers) => Uint8Array<ArrayBuffer> | null

export const finishPage = createContext<FinishPage>(encodePage)
