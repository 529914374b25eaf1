import type { Sql } from '#platform/db.ts'
import { sentAtOf } from '#shared/pix/end-to-end-id.ts'
import type { TransferFailure } from '#shared/pix/transfer-failures.ts'
import * as sql from './sql.ts'

/** How a transfer by hand went. `returned`: paid, and given back by the receiving bank. */
export type ManualOutcome =
  | { outcome: 'paid'; endToEndId: string }
  | { outcome: 'failed' | 'returned'; failure: TransferFailure }
/**
 * `not_an_id`: no end-to-end id. `not_its_time`: that Pix was sent before this transfer was asked for, or in the
 * future. `used`: that Pix paid another transfer. `answered`: it is settled otherwise. `not_paid`: only what was paid
 * comes back.
 */
export type SettleRefusal = 'unknown' | 'not_an_id' | 'not_its_time' | 'used' | 'answered' | 'not_paid'

/** Clocks of banks and ours differ. */
const SLACK_MS = 10 * 60_000

/**
 * Somebody of the team says how a transfer went; saying the same again is the same. It was paid at the minute that the
 * end-to-end id names. Runs in the caller's transaction.
 */
export async function settleTransfer(
  tx: Sql,
  id: string,
  given: ManualOutcome,
  { by, now }: { by: string; now: Date },
): Promise<'settled' | SettleRefusal> {
  const before = await sql.findTransfer(tx, id)
  if (!before) return 'unknown'
  const endToEndId = given.outcome === 'paid' ? given.endToEndId.trim() : null
  const paidAt = endToEndId === null ? null : (sentAtOf(endToEndId) ?? null)
  if (endToEndId !== null && !paidAt) return 'not_an_id'
  if (paidAt && !isItsTime(paidAt, before.askedAt, now)) return 'not_its_time'
  if (given.outcome === 'returned' && !before.endToEndId) return 'not_paid'
  const { outcome } = given
  const failure = given.outcome === 'paid' ? null : given.failure
  const isNew = await sql.insertOutcome(tx, id, { outcome, endToEndId, paidAt, failure, settledBy: by, settledAt: now })
  if (isNew) return 'settled'
  const known = (await sql.findTransfer(tx, id))!
  if (!known.outcome) return 'used'
  const isSame = outcome === 'paid' ? known.endToEndId === endToEndId : known.outcome === outcome
  return isSame && (outcome === 'paid' || known.failure === failure) ? 'settled' : 'answered'
}

const isItsTime = (sentAt: Date, askedAt: Date, now: Date) =>
  sentAt.getTime() >= askedAt.getTime() - SLACK_MS && sentAt.getTime() <= now.getTime() + SLACK_MS
