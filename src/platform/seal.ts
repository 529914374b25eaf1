import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const [NONCE, TAG] = [12, 16]

/** Seals what has to be read again; `about` names what each belongs to, and it opens for nothing else. */
export type Seal = {
  seal: (text: string, about: string) => Buffer
  /** Undefined: sealed with another key, about something else, or broken. */
  open: (sealed: Buffer, about: string) => string | undefined
  /** The same of a file. */
  sealBytes: (bytes: Uint8Array, about: string) => Buffer
  openBytes: (sealed: Buffer, about: string) => Buffer | undefined
}

/** `secret` never leaves the process; `purpose` keeps the keys of one secret apart. */
export function sealWith(secret: string, purpose: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  function sealBytes(bytes: Uint8Array, about: string) {
    const nonce = randomBytes(NONCE)
    const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(about))
    const sealed = Buffer.concat([cipher.update(bytes), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
  }
  function openBytes(sealed: Buffer, about: string) {
    try {
      const [nonce, tag] = [sealed.subarray(0, NONCE), sealed.subarray(NONCE, NONCE + TAG)]
      const decipher = createDecipheriv(CIPHER, key, nonce).setAAD(Buffer.from(about)).setAuthTag(tag)
      return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()])
    } catch {
      return undefined
    }
  }
  return {
    seal: (text, about) => sealBytes(Buffer.from(text), about),
    open: (sealed, about) => openBytes(sealed, about)?.toString('utf8'),
    sealBytes,
    openBytes,
  }
}
