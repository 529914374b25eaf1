import { createHash } from 'node:crypto'
import type { Sql, Tx } from '#platform/db.ts'
import { comparePayer, insertFingerprints } from './sql.ts'

/** What a gateway knows a payer or a card by, or a phone that the person has or had (E.164). */
export type IdentityFingerprint = { kind: 'payer' | 'card' | 'phone'; value: string }

/** What is kept of it: its SHA-256. */
export const fingerprintOf = ({ kind, value }: IdentityFingerprint) =>
  createHash('sha256').update(`${kind}:${value}`).digest()

/** Whether a bank has named this document as a payer of the person's; undefined: none was ever named. */
export const isPayer = (sql: Sql, personId: string, document: string): Promise<boolean | undefined> =>
  comparePayer(sql, personId, fingerprintOf({ kind: 'payer', value: document }))

/**
 * Notes that a person paid as this payer or with this card, or typed this phone, so that two accounts of one person can
 * be told. Only the SHA-256 of each is kept. Repeating changes nothing.
 */
export async function recordIdentityFingerprints(
  tx: Tx,
  { personId, fingerprints, at }: { personId: string; fingerprints: readonly IdentityFingerprint[]; at: Date },
) {
  const hashed = fingerprints.map((fingerprint) => ({ kind: fingerprint.kind, hash: fingerprintOf(fingerprint) }))
  if (hashed.length > 0) await insertFingerprints(tx, personId, hashed, at)
}
