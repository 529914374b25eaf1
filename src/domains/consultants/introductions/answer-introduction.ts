import type { Storage } from '#gateways/storage/storage.ts'
import { RenderedFiles } from '#platform/background/rendered-files.ts'
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

/** A few dozen recordings, as players ask for one in parts. */
const MOST_KEPT_BYTES = 16 * 1024 * 1024

/**
 * Answers GET /api/introductions/:name, whole or the asked part. The name says the content, so caches keep it. What is
 * kept here in memory is heard only while its row is there.
 */
export function introductionAnswers(storage: Storage) {
  const files = new RenderedFiles(MOST_KEPT_BYTES)
  const fetchStored = async (name: string) => {
    const bytes = await storage.get(storedName(name))
    if (!bytes) throw refuse('not_found')
    return bytes
  }
  return async (request: Request, { db }: Pick<Ports, 'db'>): Promise<Response> => {
    const name = new URL(request.url).pathname.split('/').at(-1)!
    const format = formatOf(name)
    if (!format || !(await hasIntroduction(db, name))) throw refuse('not_found')
    const bytes = await files.get(name, () => fetchStored(name))
    const headers = { ...HEADERS, 'content-type': RECORDING_TYPES[format].mediaType }
    const part = partOf(request.headers.get('range'), bytes.length)
    if (!part) return new Response(bytes, { headers })
    const { length } = bytes
    if (part.from >= length) {
      const { status } = refuse('range')
      const refused = { ...HEADERS, 'cache-control': 'no-store', 'content-range': `bytes */${length}` }
      return new Response(null, { status, headers: refused })
    }
    return new Response(bytes.subarray(part.from, part.to + 1), {
      status: 206,
      headers: { ...headers, 'content-range': `bytes ${part.from}-${part.to}/${length}` },
    })
  }
}

/**
 * The one part that is asked for (RFC 9110 §14.1.2), both ends included; undefined: the whole, also for several and for
 * one that ends before it begins.
 */
function partOf(range: string | null, length: number): { from: number; to: number } | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if ((from === '' && to === '') || (from !== '' && to !== '' && Number(to) < Number(from))) return undefined
  const last = length - 1
  if (from === '') return { from: to === '0' ? length : Math.max(0, length - Number(to)), to: last }
  return { from: Number(from), to: to === '' ? last : Math.min(last, Number(to)) }
}
