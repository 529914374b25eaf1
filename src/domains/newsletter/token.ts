import { createHash, randomBytes } from 'node:crypto'

/** A secret of 256 bits for a link, in base64url. */
export const newToken = () => randomBytes(32).toString('base64url')

/** What the database stores of a confirmation link. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest()
