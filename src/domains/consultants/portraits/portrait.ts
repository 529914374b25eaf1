import { createHash } from 'node:crypto'

export type MediaType = 'image/svg+xml' | 'image/webp'
export type Portrait = { hash: string; mediaType: MediaType; bytes: Buffer }

/** A portrait named by the SHA-256 of its content. */
export function portraitOf(mediaType: MediaType, bytes: Buffer): Portrait {
  return { hash: createHash('sha256').update(bytes).digest('hex'), mediaType, bytes }
}
