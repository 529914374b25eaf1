import type { Storage } from '#gateways/storage/storage.ts'
import type { Ports } from '#platform/http.ts'
import { formatOf, RECORDING_TYPES, refuse } from './rules.ts'
import { hasIntroduction } from './sql.ts'
import { storedName } from './upload-introduction.ts'

const HEADERS = {
  'accept-ranges': 'bytes',
  'cache-control': 'public, max-age=31536000, immutable',
  /** Nothing in it may run, should it be opened as a document. */
  'content-security-policy': "default-src 'none'; media-src 'self'; sandbox",
  'x-content-type-options': 'nosniff',
}

/** Answers GET /api/introductions/:name, whole or the asked part. The name says the content, so caches keep it. */
export async function answerIntroduction(request: Request, { db }: Pick<Ports, 'db'>, storage: Storage) {
  const name = new URL(request.url).pathname.split('/').at(-1)!
  const format = formatOf(name)
  const bytes = format && (await hasIntroduction(db, name)) && (await storage.get(storedName(name)))
  if (!bytes) throw refuse('not_found')
  const headers = { ...HEADERS, 'content-type': RECORDING_TYPES[format].mediaType }
  const part = partOf(request.headers.get('range'), bytes.length)
  if (!part) return new Response(new Uint8Array(bytes), { headers })
  if (part.from >= bytes.length || part.to < part.from) {
    const { status } = refuse('range')
    return new Response(null, { status, headers: { ...headers, 'content-range': `bytes */${bytes.length}` } })
  }
  return new Response(new Uint8Array(bytes.subarray(part.from, part.to + 1)), {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${part.from}-${part.to}/${bytes.length}` },
  })
}

/** The one part that is asked for (RFC 9110 §14.1.2), both ends included; undefined: the whole, also for several. */
function partOf(range: string | null, length: number): { from: number; to: number } | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if (from === '' && to === '') return undefined
  const last = length - 1
  if (from === '') return { from: to === '0' ? length : Math.max(0, length - Number(to)), to: last }
  return { from: Number(from), to: to === '' ? last : Math.min(last, Number(to)) }
}
