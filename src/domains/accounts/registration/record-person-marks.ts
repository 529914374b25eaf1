import { createHash } from 'node:crypto'
import type { Tx } from '#platform/db.ts'
import { insertMarks } from './sql.ts'

/** What a gateway knows a payer or a card by, or a phone that the person had before (E.164). */
export type PersonMark = { kind: 'payer' | 'card' | 'phone'; value: string }

/**
 * Notes that a person paid as this payer or with this card, or had this phone, so that two accounts of one person can
 * be told. Only the SHA-256 of each is kept. Repeating changes nothing.
 */
export async function recordPersonMarks(
  tx: Tx,
  { personId, marks, at }: { personId: string; marks: readonly PersonMark[]; at: Date },
) {
  const hashed = marks.map(({ kind, value }) => ({
    kind,
    hash: createHash('sha256').update(`${kind}:${value}`).digest(),
  }))
  if (hashed.length > 0) await insertMarks(tx, personId, hashed, at)
}
