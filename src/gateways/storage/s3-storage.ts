import { type Credentials, sha256Hex, signedHeaders } from './s3-signature.ts'
import { checkName, type Storage } from './storage.ts'

export type Bucket = Credentials & { endpoint: string; bucket: string }

const WITHIN_MS = 10_000

/** Files in a bucket of S3 or of what speaks its protocol, by path. Throws when it does not answer as asked. */
export function s3Storage({ endpoint, bucket, ...credentials }: Bucket, now: () => Date = () => new Date()): Storage {
  async function ask(method: 'PUT' | 'GET' | 'DELETE', name: string, body?: { bytes: Uint8Array; mediaType: string }) {
    checkName(name)
    const url = new URL(`${endpoint.replace(/\/$/, '')}/${bucket}/${name}`)
    const bodyHash = sha256Hex(body?.bytes ?? '')
    const headers: Record<string, string> = body ? { 'content-type': body.mediaType } : {}
    const answer = await fetch(url, {
      method,
      headers: signedHeaders({ method, url, headers, bodyHash, at: now() }, credentials),
      ...(body && { body: new Uint8Array(body.bytes) }),
      redirect: 'error',
      signal: AbortSignal.timeout(WITHIN_MS),
    })
    if (answer.ok || (answer.status === 404 && method !== 'PUT')) return answer
    throw new Error(`storage: ${method} ${name} was answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`)
  }
  return {
    async put(name, bytes, mediaType) {
      await (await ask('PUT', name, { bytes, mediaType })).arrayBuffer()
    },
    async get(name) {
      const answer = await ask('GET', name)
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : void (await answer.arrayBuffer())
    },
    async remove(name) {
      await (await ask('DELETE', name)).arrayBuffer()
    },
  }
}
