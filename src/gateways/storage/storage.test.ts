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
    const canonical = `${method}\n${url}\n\n${listed.join('')}\n${names}\n${bodyHash}`
    const text = `AWS4-HMAC-SHA256\n${String(headers['x-amz-date'])}\n${scope}\n${createHash('sha256').update(canonical).digest('hex')}`
    const key = scope.split('/').reduce<string | Buffer>(sign, `AWS4${KEY.secretAccessKey}`)
    const isOurs = sign(key, text).toString('hex') === signature && headers['x-amz-content-sha256'] === bodyHash
    if (!isOurs) return void response.writeHead(403).end('<Code>SignatureDoesNotMatch</Code>')
    if (method === 'PUT') {
      files.set(url!, { bytes, type: headers['content-type']! })
      return void response.end()
    }
    if (method === 'DELETE') return void response.writeHead(files.delete(url!) ? 204 : 404).end()
    const file = files.get(url!)
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

  test.each(['../etc/passwd', '/etc/passwd', 'a//b', 'a/../b', 'A', '', 'a b'])(
    'refuses the name “%s”',
    async (name) => {
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
