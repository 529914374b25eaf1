import type { HashFunctions } from '../verification.rules.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * SHA-256 and HMAC-SHA-256 of the browser. Undefined on pages not served over HTTPS, where browsers do not offer them.
 */
export function browserHashes(): HashFunctions | undefined {
  const subtle = globalThis.crypto?.subtle
  if (!subtle) return undefined
  return {
    digest: async (text) => hex(await subtle.digest('SHA-256', bytesOf(text))),
    hmac: async (key, message) => {
      const secret = await subtle.importKey('raw', bytesOf(key), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
      return new Uint8Array(await subtle.sign('HMAC', secret, bytesOf(message)))
    },
  }
}
