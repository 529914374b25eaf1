import { createHash } from 'node:crypto'
import type { Journal } from '#domains/wallet/rules.ts'
import type { Tx } from '#platform/db.ts'
import { toJson } from '#shared/json.ts'
import { receiptCodeOf } from './code.rules.ts'
import * as sql from './sql.ts'

type ReceiptSubject =
  | `consultation:${string}`
  | `goods:${string}`
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
  /** Its journal, when that is of another subject. */
  journal?: Pick<Journal, 'key'>
}

/** The kinds of the journals that a receipt names. */
const KINDS: Record<string, readonly string[]> = {
  consultation: [
    'consultation_hold',
    'consultation_capture',
    'booking_fee',
    'consultation_cover',
    'fee_cover',
    'consultation_release',
  ],
  goods: ['goods_sold'],
  question: ['question_hold', 'question_capture', 'question_cover'],
  payment: ['payment_paid', 'payment_suspense'],
  payout: ['payout_asked', 'payout_paid', 'payout_failed', 'payout_returned'],
  refund: ['consultation_refund'],
}

/** Writes a receipt, once per subject; repeating answers the first one's code. Post the journals before. */
export async function issueReceipt(
  tx: Tx,
  { subject, personIds, content, at, journal }: Issue,
): Promise<{ code: string }> {
  const earlier = await sql.findReceiptCode(tx, subject)
  if (earlier) return { code: earlier }
  const previous = await sql.lockReceiptChain(tx, personIds[0]!)
  const meanwhile = await sql.findReceiptCode(tx, subject)
  if (meanwhile) return { code: meanwhile }

  const [about, id, n] = subject.split(':') as [string, string, string?]
  const journals = await (journal
    ? sql.listSealsOf(tx, journal.key)
    : sql.listSeals(tx, { id, n: n ?? null, kinds: KINDS[about]! }))
  const text = toJson({ version: 1, ...content, journals })
  const hash = createHash('sha256')
    .update(previous + text)
    .digest('hex')
  const code = receiptCodeOf(hash)
  await sql.insertReceipt(tx, { code, subject, personIds, content: text, previous, hash, at })
  return { code }
}
