import { createHash } from 'node:crypto'
import type { Sql, Tx } from '#platform/db.ts'
import { comparePayer, insertMarks } from './sql.ts'

/** What a gateway knows a payer or a card by, or a phone that the person has or had (E.164). */
export type PersonMark = { kind: 'payer' | 'card' | 'phone'; value: string }

const hashOf = ({ kind, value }: PersonMark) => createHash('sha256').update(`${kind}:${value}`).digest()

/** Whether a bank has named this document as a payer of the person's; undefined: none was ever named. */
export const isPayer = (sql: Sql, personId: string, document: string): Promise<boolean | undefined> =>
  comparePayer(sql, personId, hashOf({ kind: 'payer', value: document }))

/**
 * Notes that a person paid as this payer or with this card, or typed this phone, so that two accounts of one person can
 * be told. Only the SHA-256 of each is kept. Repeating changes nothing.
 */
export async function recordPersonMarks(
  tx: Tx,
  { personId, marks, at }: { personId: string; marks: readonly PersonMark[]; at: Date },
) {
  const hashed = marks.map((mark) => ({ kind: mark.kind, hash: hashOf(mark) }))
  if (hashed.length > 0) await insertMarks(tx, personId, hashed, at)
}
