import { createHash } from 'node:crypto'
import { encodingFor, compress, type CompressedBodies, type Encoding } from './compress.ts'

type Head = readonly string[]
type Names = readonly string[]

/** A page ready to be sent: its bytes in every encoding, each with its headers. */
export type CachedPage = {
  status: number
  etag: string
  bodies: CompressedBodies
  heads: Record<Encoding, Head>
  unchanged: Head
  /** How long it may be cached; 0 for pages that are not the same for everybody. */
  seconds: number
  topics: Names
  parameters: Names
  bytes: number
}

/** A page as rendered. */
export type RenderedPage = { status: number; headers: Headers; bytes: Uint8Array<ArrayBuffer> }

/** Below this size a response fits one packet, and compression only costs time. */
const LEAST_BYTES = 860

const splitNames = (text: string | null): Names => text?.split(' ').filter(Boolean) ?? []

/** Only a complete HTML page that says so in its headers may be cached for everybody. */
const maxAgeOf = ({ status, headers }: RenderedPage): number =>
  status === 200 && headers.get('content-type')?.startsWith('text/html') && !headers.has('set-cookie')
    ? Number(/^public, s-maxage=(\d+)$/.exec(headers.get('cache-control') ?? '')?.[1] ?? 0)
    : 0

/** Browsers may store a page but revalidate it each time. */
function cacheControlOf({ status, headers }: RenderedPage, seconds: number): string {
  if (status === 200) return seconds > 0 ? 'public, no-cache' : 'private, no-cache'
  return headers.get('cache-control') ?? 'no-store'
}

const OWN_HEADERS = new Set([
  'cache-control',
  'page-topics',
  'page-parameters',
  'content-length',
  'content-encoding',
  'etag',
  'vary',
])

/** Compresses a page. `always`: the headers that every page of the site carries. */
export async function cachedPageOf(made: RenderedPage, always: Readonly<Record<string, string>>): Promise<CachedPage> {
  const body = Buffer.from(made.bytes.buffer, made.bytes.byteOffset, made.bytes.byteLength)
  const isSmall = body.length < LEAST_BYTES
  const bodies = isSmall ? { br: body, gzip: body, identity: body } : await compress(body)
  const seconds = maxAgeOf(made)
  const etag = `W/"${createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22)}"`
  const own = [...made.headers].filter(([name]) => !OWN_HEADERS.has(name))
  const shared = [
    ...Object.entries(always),
    ...own,
    ['vary', 'accept-encoding'],
    ['cache-control', cacheControlOf(made, seconds)],
    ['etag', etag],
  ].flat()
  const head = (encoding: Encoding): Head => [
    ...shared,
    'content-length',
    String(bodies[encoding].length),
    ...(isSmall || encoding === 'identity' ? [] : ['content-encoding', encoding]),
  ]
  return {
    status: made.status,
    etag,
    bodies,
    heads: { br: head('br'), gzip: head('gzip'), identity: head('identity') },
    unchanged: shared,
    seconds,
    topics: splitNames(made.headers.get('page-topics')),
    parameters: splitNames(made.headers.get('page-parameters')),
    bytes: bodies.br.length + bodies.gzip.length + bodies.identity.length,
  }
}

export type Answer = { status: number; head: Head; body: Buffer | undefined }

/** The answer to a request with these headers: the page, or 304 when the client's copy is current. */
export function answerFor(
  page: CachedPage,
  accepted: string | null | undefined,
  known: string | null | undefined,
): Answer {
  if (page.status === 200 && known && known.includes(page.etag))
    return { status: 304, head: page.unchanged, body: undefined }
  const encoding = encodingFor(accepted)
  return { status: page.status, head: page.heads[encoding], body: page.bodies[encoding] }
}
