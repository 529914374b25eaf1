import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * What Mercado Pago signs in `x-signature`; the sandbox bank imitates it. An absent part is left out of the signed
 * text.
 */
export type SignedParts = { dataId?: string | undefined; requestId?: string | undefined; ts: string }

const SIGNATURE = /^\s*ts=(\d{10}|\d{13})\s*,\s*v1=([0-9a-f]{64})\s*$/i

const manifest = ({ dataId, requestId, ts }: SignedParts) =>
  [dataId && `id:${dataId};`, requestId && `request-id:${requestId};`, `ts:${ts};`].filter(Boolean).join('')

const digest = (secret: string, signed: SignedParts) => createHmac('sha256', secret).update(manifest(signed)).digest()

/** The `x-signature` header as Mercado Pago writes it. */
export const signatureOf = (secret: string, signed: SignedParts) =>
  `ts=${signed.ts},v1=${digest(secret, signed).toString('hex')}`

/**
 * Whether this was signed with one of our secrets (two during a rotation). `ts` is in seconds or milliseconds; its age
 * is not checked here. The id is tried as received, then in lower case.
 */
export function isSigned(header: string | null, parts: Omit<SignedParts, 'ts'>, secrets: readonly string[]): boolean {
  const [, ts, v1] = SIGNATURE.exec(header ?? '') ?? []
  if (!ts || !v1) return false
  const given = Buffer.from(v1, 'hex')
  const spellings = new Set([parts.dataId, parts.dataId?.toLowerCase()])
  let matches = false
  for (const secret of secrets)
    for (const dataId of spellings)
      matches = timingSafeEqual(given, digest(secret, { ...parts, dataId, ts })) || matches
  return matches
}

/** When a webhook was signed. Undefined without a timestamp. */
export function signedAt(header: string | null): Date | undefined {
  const [, ts] = SIGNATURE.exec(header ?? '') ?? []
  return ts ? new Date(Number(ts) * (ts.length === 10 ? 1_000 : 1)) : undefined
}
