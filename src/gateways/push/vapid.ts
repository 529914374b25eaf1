import { createECDH } from 'node:crypto'

/** The key pair that names this site to push services; the private one is 32 bytes in base64url. */
export type VapidKeys = { publicKey: string; privateKey: string }

/** The pair of a private key; undefined: it is none. */
export function vapidKeysOf(privateKey: string): VapidKeys | undefined {
  if (!/^[\w-]{43}$/.test(privateKey)) return undefined
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(privateKey, 'base64url')
  } catch {
    return undefined
  }
  return { publicKey: pair.getPublicKey('base64url'), privateKey }
}

export function newVapidKeys(): VapidKeys {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const privateKey = pair.getPrivateKey().toString('base64url').padStart(43, 'A')
  return { publicKey: pair.getPublicKey('base64url'), privateKey }
}
