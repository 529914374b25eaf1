import { createHash } from 'node:crypto'
import type { Tx } from '#platform/db.ts'
import { toJson } from '#shared/json.ts'
import { receiptCodeOf } from './code.rules.ts'
import * as sql from './sql.ts'

type ReceiptSubject =
  | `consultation:${string}`
  | `payment:${string}`
  | `payout:${string}`
  | `question:${string}`
  | `refund:${string}:${number}`

type Issue = {
  subject: ReceiptSubject
  /** People who see it among their receipts. The first one, who paid, holds the chain it belongs to. */
  personIds: string[]
  /** Its content; amounts as bigint, instants as Date. `version` and the hashes of the subject's journals are added. */
  content: { kind: string; [field: string]: unknown }
  at?: Date
  /** How the keys of its journals begin, when they do not name the subject. */
  journals?: readonly string[]
}

/** Key prefixes of a subject's journals. */
const ACTS: Record<string, readonly string[]> = {
  consultation: ['hold', 'capture', 'cover', 'release'],
  question: ['hold', 'capture'],
  payment: ['payment'],
  payout: ['payout'],
  refund: ['refund'],
}

/** Writes a receipt, once per subject; repeating answers the first one's code. Post the journals before. */
export async function issueReceipt(
  tx: Tx,
  { subject, personIds, content, at, journals: named }: Issue,
): Promise<{ code: string }> {
  const earlier = await sql.findReceiptCode(tx, subject)
  if (earlier) return { code: earlier }
  const previous = await sql.lockReceiptChain(tx, personIds[0]!)
  const meanwhile = await sql.findReceiptCode(tx, subject)
  if (meanwhile) return { code: meanwhile }

  const [about, ...rest] = subject.split(':') as [string, ...string[]]
  const journals = await sql.listSeals(tx, named ?? ACTS[about]!.map((act) => [act, ...rest].join(':')))
  const text = toJson({ version: 1, ...content, journals })
  const hash = createHash('sha256')
    .update(previous + text)
    .digest('hex')
  const code = receiptCodeOf(hash)
  await sql.insertReceipt(tx, { code, subject, personIds, content: text, previous, hash, at })
  return { code }
}
