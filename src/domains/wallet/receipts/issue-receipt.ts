import { createHash } from 'node:crypto'
import type { Tx } from '#platform/db.ts'
import { toJson } from '#shared/json.ts'
import { insertEarningsToClear } from '../earnings/sql.ts'
import { receiptCodeOf } from './rules.ts'
import * as sql from './sql.ts'

type ReceiptSubject =
  | `consultation:${string}`
  | `payment:${string}`
  | `question:${string}`
  | `refund:${string}:${number}`

type Issue = {
  subject: ReceiptSubject
  /** Who may see it as theirs. The first one holds the chain it belongs to: whoever paid. */
  personIds: string[]
  /** What it says; amounts as bigint, instants as Date. `version` and the seals of the subject's journals are added. */
  content: { kind: string; [field: string]: unknown }
  at?: Date
}

/** First words of the keys of a subject's journals. */
const ACTS: Record<string, readonly string[]> = {
  consultation: ['hold', 'capture', 'cover', 'release'],
  question: ['hold', 'capture'],
  payment: ['payment'],
  refund: ['refund'],
}

/** Subjects by which somebody earns. */
const EARNED = ['consultation', 'question']

/**
 * Writes a receipt, once per subject: asked again, answers the first one's code. Post the journals before.
 * The receipt of a consultation or an answered question is its settlement: from here its earnings wait for their 24
 * hours.
 */
export async function issueReceipt(tx: Tx, { subject, personIds, content, at }: Issue): Promise<{ code: string }> {
  const earlier = await sql.findReceiptCode(tx, subject)
  if (earlier) return { code: earlier }
  const previous = await sql.lockReceiptChain(tx, personIds[0]!)
  const meanwhile = await sql.findReceiptCode(tx, subject)
  if (meanwhile) return { code: meanwhile }

  const [about, ...rest] = subject.split(':') as [string, ...string[]]
  const journals = await sql.listSeals(
    tx,
    ACTS[about]!.map((act) => [act, ...rest].join(':')),
  )
  const text = toJson({ version: 1, ...content, journals })
  const hash = createHash('sha256')
    .update(previous + text)
    .digest('hex')
  const code = receiptCodeOf(hash)
  await sql.insertReceipt(tx, { code, subject, personIds, content: text, previous, hash, at })
  if (EARNED.includes(about)) await insertEarningsToClear(tx, rest[0]!, at)
  return { code }
}
