import { createHash, createHmac } from 'node:crypto'

export type Credentials = { accessKeyId: string; secretAccessKey: string; region: string }
type Signed = { method: string; url: URL; headers: Readonly<Record<string, string>>; bodyHash: string; at: Date }

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
export const sha256Hex = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')

/** RFC 3986: what encodeURIComponent leaves alone, too. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/**
 * The headers of a request to S3 with its signature (AWS Signature Version 4, "Authenticating Requests: Using the
 * Authorization Header"). `headers`: further ones to sign, in lower case.
 */
export function signedHeaders(
  { method, url, headers, bodyHash, at }: Signed,
  { accessKeyId, secretAccessKey, region }: Credentials,
): Record<string, string> {
  const stamp = at.toISOString().replace(/[-:]|\.\d{3}/g, '')
  const day = stamp.slice(0, 8)
  const all: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': bodyHash,
    'x-amz-date': stamp,
  }
  const names = Object.keys(all).toSorted()
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&')
  const path = url.pathname.split('/').map((part) => encoded(decodeURIComponent(part)))
  const canonical = [
    method,
    path.join('/'),
    query,
    ...names.map((name) => `${name}:${all[name]!.trim()}`),
    '',
    names.join(';'),
    bodyHash,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${secretAccessKey}`, day))
  const signature = hmac(key, ['AWS4-HMAC-SHA256', stamp, scope, sha256Hex(canonical)].join('\n')).toString('hex')
  const { host: _host, ...sent } = all
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`,
  }
}
