import { createHash, createHmac } from 'node:crypto'
import type { HashFunctions } from './verification.rules.ts'

/** SHA-256 and HMAC-SHA-256 on the server. */
export const serverHashes: HashFunctions = {
  digest: async (text) => createHash('sha256').update(text).digest('hex'),
  hmac: async (key, message) => createHmac('sha256', key).update(message).digest(),
}
