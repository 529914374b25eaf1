import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'

/** The secrets that a browser keeps of its subscription. */
export type DeviceSecrets = { privateKey: string; auth: string }

const SALT = 16
const TAG = 16

/** What a browser reads out of a push (RFC 8188, 8291). Throws when it was not meant for it. */
export function openPush(body: Uint8Array, { privateKey, auth }: DeviceSecrets): string {
  const bytes = Buffer.from(body)
  const salt = bytes.subarray(0, SALT)
  const keyLength = bytes[SALT + 4]!
  const serverKey = bytes.subarray(SALT + 5, SALT + 5 + keyLength)
  const sealed = bytes.subarray(SALT + 5 + keyLength)
  const device = createECDH('prime256v1')
  device.setPrivateKey(privateKey, 'base64url')
  const shared = device.computeSecret(serverKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), device.getPublicKey(), serverKey])
  const secret = Buffer.from(hkdfSync('sha256', shared, Buffer.from(auth, 'base64url'), info, 32))
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12))
  const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-TAG))
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -TAG)), cipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}
