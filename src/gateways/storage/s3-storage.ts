import { type Credentials, sha256Hex, signedHeaders } from './s3-signature.ts'
import { checkName, type Draft, type Storage } from './storage.ts'

export type Bucket = Credentials & { endpoint: string; bucket: string }
type Question = {
  method: 'PUT' | 'GET' | 'POST' | 'DELETE'
  /** Undefined: the bucket itself. */
  name?: string
  query?: Record<string, string>
  bytes?: Uint8Array
  mediaType?: string
}
/** What `take` makes of the answer; undefined: there is nothing of this name. */
type Ask = <T>(question: Question, take: (answer: Response) => Promise<T>) => Promise<T | undefined>

const WITHIN_MS = 10_000
/** Of a part of a long file. */
const PART_WITHIN_MS = 30_000
/** The smallest part that S3 takes, but for the last one: so much of a long file is in memory. */
const PART_BYTES = 5 * 1024 * 1024

/** Files in a bucket of S3 or of what speaks its protocol, by path. Throws when it does not answer as asked. */
export function s3Storage(bucket: Bucket, now: () => Date = () => new Date()): Storage {
  const ask = asking(bucket, now)
  const put = async (name: string, bytes: Uint8Array, mediaType: string) =>
    void (await ask({ method: 'PUT', name, bytes, mediaType }, textOf))
  return {
    put,
    async begin(name, mediaType) {
      checkName(name)
      return beginUpload(ask, { name, mediaType, put })
    },
    get: (name) => ask({ method: 'GET', name }, async (answer) => Buffer.from(await answer.arrayBuffer())),
    read: (name) => ask({ method: 'GET', name }, async ({ body }) => body ?? new Blob([]).stream()),
    async remove(name) {
      await ask({ method: 'DELETE', name }, textOf)
      const begun = (await ask({ method: 'GET', query: { uploads: '', prefix: name } }, textOf)) ?? ''
      for (const [, key, id] of begun.matchAll(/<Upload>.*?<Key>(.*?)<\/Key>.*?<UploadId>(.*?)<\/UploadId>/gs))
        if (key === name) await ask({ method: 'DELETE', name, query: { uploadId: id! } }, textOf)
    },
  }
}

const textOf = (answer: Response) => answer.text()

function asking({ endpoint, bucket, ...credentials }: Bucket, now: () => Date): Ask {
  return async ({ method, name, query = {}, bytes, mediaType }, take) => {
    if (name !== undefined) checkName(name)
    const url = new URL(`${endpoint.replace(/\/$/, '')}/${bucket}${name === undefined ? '' : `/${name}`}`)
    url.search = new URLSearchParams(query).toString()
    const headers: Record<string, string> = mediaType ? { 'content-type': mediaType } : {}
    // Ends with what is taken: whoever reads piece by piece may be slow.
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), query.partNumber ? PART_WITHIN_MS : WITHIN_MS)
    try {
      const answer = await fetch(url, {
        method,
        headers: signedHeaders({ method, url, headers, bodyHash: sha256Hex(bytes ?? ''), at: now() }, credentials),
        ...(bytes && { body: new Uint8Array(bytes) }),
        redirect: 'error',
        signal: late.signal,
      })
      if (answer.ok) return await take(answer)
      const words = `${method} ${name ?? 'list'} was answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`
      if (answer.status !== 404 || method === 'PUT' || method === 'POST') throw new Error(`storage: ${words}`)
      return undefined
    } finally {
      clearTimeout(timer)
    }
  }
}

type Upload = { name: string; mediaType: string; put: Storage['put'] }

/** A file that is sent in parts ("multipart upload"); what fits into one part is put at once when it is kept. */
function beginUpload(ask: Ask, { name, mediaType, put }: Upload): Draft {
  let pieces: Uint8Array[] = []
  let gathered = 0
  let uploadId: string | undefined
  const tags: string[] = []
  let isKept = false
  async function sendPart() {
    const bytes = Buffer.concat(pieces)
    uploadId ??= found(
      /<UploadId>(.+?)<\/UploadId>/,
      await ask({ method: 'POST', name, query: { uploads: '' }, mediaType }, textOf),
    )
    const query = { partNumber: String(tags.length + 1), uploadId }
    const tag = await ask({ method: 'PUT', name, query, bytes }, async (answer) => {
      await answer.text()
      return answer.headers.get('etag')
    })
    if (!tag) throw new Error(`storage: part ${query.partNumber} of ${name} has no etag`)
    tags.push(tag)
    pieces = []
    gathered = 0
  }
  return {
    async add(bytes) {
      pieces.push(bytes)
      gathered += bytes.length
      if (gathered >= PART_BYTES) await sendPart()
    },
    async keep() {
      if (isKept) return
      if (!uploadId) await put(name, Buffer.concat(pieces), mediaType)
      else {
        if (gathered > 0) await sendPart()
        const parts = tags.map((tag, i) => `<Part><PartNumber>${i + 1}</PartNumber><ETag>${tag}</ETag></Part>`)
        const bytes = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`)
        // A failure may come after the headers: with 200, and as an <Error>.
        found(
          /<(CompleteMultipartUploadResult)\b/,
          await ask({ method: 'POST', name, query: { uploadId }, bytes }, textOf),
        )
      }
      isKept = true
    },
    async discard() {
      if (uploadId && !isKept) await ask({ method: 'DELETE', name, query: { uploadId } }, textOf)
    },
  }
}

function found(what: RegExp, text = ''): string {
  const [, word] = what.exec(text) ?? []
  if (!word) throw new Error(`storage: answered without ${what.source}: ${text.slice(0, 300)}`)
  return word
}
