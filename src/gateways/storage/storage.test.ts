import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { diskStorage } from './disk-storage.ts'
import { sha256Hex, signedHeaders } from './s3-signature.ts'
import { s3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'

const KEY = { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' }
const CREDENTIALS = { ...KEY, region: 'us-east-1' }
const NAME = 'portraits/aa11.webp'
const LONG = 'exports/bb22.csv'

const BUCKET = '/sensitivos/'
/** What was begun and neither kept nor discarded. */
const uploads = new Map<string, { path: string; type: string; parts: Buffer[] }>()
let mostBytes = 0
let failsLate = false

/** A bucket that lets nobody in whose signature it does not compute itself, from what it received. */
function bucketServer() {
  const files = new Map<string, { bytes: Buffer; type: string }>()
  const sign = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
  return createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const bytes = Buffer.concat(parts)
    const { headers, method, url } = request
    const [, scope = '', names = '', signature = ''] =
      /^AWS4-HMAC-SHA256 Credential=[^/]+\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
        headers.authorization ?? '',
      ) ?? []
    const bodyHash = createHash('sha256').update(bytes).digest('hex')
    const listed = names.split(';').map((name) => `${name}:${String(headers[name])}\n`)
    const { pathname: path, searchParams } = new URL(url!, endpoint)
    const query = Object.fromEntries(searchParams)
    const asked = url!.split('?')[1]?.split('&').toSorted().join('&') ?? ''
    const canonical = `${method}\n${path}\n${asked}\n${listed.join('')}\n${names}\n${bodyHash}`
    const text = `AWS4-HMAC-SHA256\n${String(headers['x-amz-date'])}\n${scope}\n${createHash('sha256').update(canonical).digest('hex')}`
    const key = scope.split('/').reduce<string | Buffer>(sign, `AWS4${KEY.secretAccessKey}`)
    const isOurs = sign(key, text).toString('hex') === signature && headers['x-amz-content-sha256'] === bodyHash
    if (!isOurs) return void response.writeHead(403).end('<Code>SignatureDoesNotMatch</Code>')
    if (query.uploads !== undefined && method === 'POST') {
      const id = crypto.randomUUID()
      uploads.set(id, { path, type: headers['content-type']!, parts: [] })
      return void response.end(
        `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      )
    }
    if (query.uploads !== undefined) {
      const listed = [...uploads].map(
        ([id, { path: at }]) => `<Upload><Key>${at.slice(BUCKET.length)}</Key><UploadId>${id}</UploadId></Upload>`,
      )
      return void response.end(`<ListMultipartUploadsResult>${listed.join('')}</ListMultipartUploadsResult>`)
    }
    if (query.uploadId) {
      const upload = uploads.get(query.uploadId)
      if (upload?.path !== path) return void response.writeHead(404).end('<Code>NoSuchUpload</Code>')
      if (method === 'DELETE') return void response.writeHead(uploads.delete(query.uploadId) ? 204 : 404).end()
      if (method === 'PUT') {
        mostBytes = Math.max(mostBytes, bytes.length)
        upload.parts[Number(query.partNumber) - 1] = bytes
        return void response.writeHead(200, { etag: `"${bodyHash}"` }).end()
      }
      const tags = upload.parts.map(
        (part, i) => `<Part><PartNumber>${i + 1}</PartNumber><ETag>"${sha256Hex(part)}"</ETag></Part>`,
      )
      const isWhole = bytes.toString() === `<CompleteMultipartUpload>${tags.join('')}</CompleteMultipartUpload>`
      const isTooSmall = upload.parts.slice(0, -1).some((part) => part.length < 5 * 1024 * 1024)
      if (!isWhole || isTooSmall || failsLate) return void response.end('<Error><Code>InternalError</Code></Error>')
      files.set(path, { bytes: Buffer.concat(upload.parts), type: upload.type })
      uploads.delete(query.uploadId)
      return void response.end('<CompleteMultipartUploadResult></CompleteMultipartUploadResult>')
    }
    if (method === 'PUT') {
      files.set(path, { bytes, type: headers['content-type']! })
      return void response.end()
    }
    if (method === 'DELETE') return void response.writeHead(files.delete(path) ? 204 : 404).end()
    const file = files.get(path)
    if (!file) return void response.writeHead(404).end('<Code>NoSuchKey</Code>')
    response.writeHead(200, { 'content-type': file.type }).end(file.bytes)
  })
}

const folder = mkdtempSync(join(tmpdir(), 'storage-'))
const server = bucketServer()
let endpoint: string
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const storages: [string, () => Storage][] = [
  ['disk', () => diskStorage(folder)],
  ['S3', () => s3Storage({ ...CREDENTIALS, endpoint, bucket: 'sensitivos' })],
]

/** Drafts of either storage. */
const leftOver = () => [
  ...uploads.keys(),
  ...readdirSync(folder, { recursive: true }).filter((file) => String(file).endsWith('.draft')),
]

describe.each(storages)('a storage on %s', (_where, open) => {
  test('keeps bytes under a name until they are removed', async () => {
    const storage = open()
    const bytes = Buffer.alloc(70_000, crypto.randomUUID())
    expect(await storage.get(NAME)).toBeUndefined()
    await storage.put(NAME, bytes, 'image/webp')
    await storage.put(NAME, bytes, 'image/webp')
    expect(sha256Hex((await storage.get(NAME))!)).toBe(sha256Hex(bytes))
    await storage.remove(NAME)
    await storage.remove(NAME)
    expect(await storage.get(NAME)).toBeUndefined()
  })

  test('takes a long file piece by piece, and shows it when it is kept', async () => {
    const storage = open()
    const piece = Buffer.alloc(700_000, crypto.randomUUID())
    const draft = await storage.begin(LONG, 'text/csv')
    for (let n = 0; n < 20; n++) await draft.add(piece)
    expect(await storage.get(LONG), 'not yet').toBeUndefined()
    await draft.keep()
    await draft.keep()
    await draft.discard()
    const pieces: Uint8Array[] = []
    for await (const one of (await storage.read(LONG))!) pieces.push(one)
    expect(sha256Hex(Buffer.concat(pieces))).toBe(sha256Hex(Buffer.concat(Array<Buffer>(20).fill(piece))))
    expect(pieces.length).toBeGreaterThan(20)
    expect(leftOver()).toEqual([])
    await storage.remove(LONG)
    expect(await storage.read(LONG)).toBeUndefined()
  })

  test('is left alone by a reader who stops, or never begins', async () => {
    const storage = open()
    await storage.put(LONG, Buffer.alloc(3_000_000), 'text/csv')
    const [one, other] = [(await storage.read(LONG))!, (await storage.read(LONG))!]
    for await (const piece of one) if (piece.length > 0) break
    await other.cancel()
    await storage.remove(LONG)
  })

  test.each([0, 12])('leaves nothing of one that is discarded after %s pieces', async (pieces) => {
    const storage = open()
    const draft = await storage.begin(LONG, 'text/csv')
    for (let n = 0; n < pieces; n++) await draft.add(Buffer.alloc(1_000_000))
    await draft.discard()
    expect([leftOver(), await storage.get(LONG)]).toEqual([[], undefined])
  })

  test('removes with a file what a process that died had begun of it, and nothing else', async () => {
    const storage = open()
    const [dead, other] = [await storage.begin(LONG, 'text/csv'), await storage.begin(NAME, 'image/webp')]
    for (const draft of [dead, other]) await draft.add(Buffer.alloc(6_000_000))
    await storage.remove(LONG)
    expect(leftOver()).toHaveLength(1)
    await Promise.all([dead.discard(), other.discard()])
    expect(leftOver()).toEqual([])
  })

  test.each(['../etc/passwd', '/etc/passwd', 'a//b', 'a/../b', 'A', '', 'a b'])(
    'refuses the name “%s”',
    async (name) => {
      await expect(open().begin(name, 'image/webp')).rejects.toThrow('not the name')
      await expect(open().put(name, new Uint8Array(1), 'image/webp')).rejects.toThrow('not the name')
    },
  )
})

test('a folder never holds half a file', async () => {
  await Promise.all(
    Array.from({ length: 8 }, () => diskStorage(folder).put(NAME, new Uint8Array(50_000), 'image/webp')),
  )
  expect(readdirSync(join(folder, 'portraits'))).toEqual(['aa11.webp'])
})

test('a bucket is sent parts, and one that fails after it said 200 is no file', async () => {
  const storage = s3Storage({ ...CREDENTIALS, endpoint, bucket: 'sensitivos' })
  const draft = await storage.begin(LONG, 'text/csv')
  for (let n = 0; n < 40; n++) await draft.add(Buffer.alloc(1_000_000))
  failsLate = true
  await expect(draft.keep()).rejects.toThrow('InternalError')
  failsLate = false
  expect(await storage.get(LONG)).toBeUndefined()
  await draft.keep()
  expect((await storage.get(LONG))!.length).toBe(40_000_000)
  expect(mostBytes, 'of one part').toBeLessThanOrEqual(6_000_000)
  await storage.remove(LONG)
})

test('a bucket does not open with another secret', async () => {
  const storage = s3Storage({ ...CREDENTIALS, secretAccessKey: 'another', endpoint, bucket: 'sensitivos' })
  await expect(storage.put(NAME, new Uint8Array(1), 'image/webp')).rejects.toThrow('403')
  await expect(storage.get(NAME)).rejects.toThrow('403')
})

/** The examples of Amazon’s documentation: "Signature Calculations for the Authorization Header". */
describe('the signature', () => {
  const at = new Date('2013-05-24T00:00:00Z')
  const sign = (method: string, path: string, headers: Record<string, string>, body = '') =>
    signedHeaders(
      { method, url: new URL(`https://examplebucket.s3.amazonaws.com${path}`), headers, bodyHash: sha256Hex(body), at },
      CREDENTIALS,
    ).authorization!.split('Signature=')[1]

  test('of reading a part of an object', () => {
    expect(sign('GET', '/test.txt', { range: 'bytes=0-9' })).toBe(
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    )
  })
  test('of writing an object', () => {
    const headers = { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' }
    expect(sign('PUT', '/test$file.text', headers, 'Welcome to Amazon S3.')).toBe(
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    )
  })
  test('of a question with an empty parameter', () => {
    expect(sign('GET', '/?lifecycle', {})).toBe('fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543')
  })
})
