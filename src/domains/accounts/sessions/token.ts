import { createHash, randomBytes } from 'node:crypto'

/** An opaque secret of 256 bits, in base64url. */
export const newToken = () => randomBytes(32).toString('base64url')

/** The stored form of a token: a stolen table opens no session. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest()
