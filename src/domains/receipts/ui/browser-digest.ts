import type { Digest } from '../rules.ts'

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** SHA-256 by the browser. Undefined where browsers do not offer it: pages not served over HTTPS. */
export const browserDigest = (): Digest | undefined =>
  globalThis.crypto?.subtle
    ? async (text) => hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
    : undefined
