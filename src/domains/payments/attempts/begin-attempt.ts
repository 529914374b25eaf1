import type { Tx } from '#platform/db.ts'
import { type AttemptSubject, type AttemptWay, isSameWay, isUnderWay, MOST_ATTEMPTS } from './rules.ts'
import { insertAttempt, type PaymentAttempt } from './sql.ts'

type Asked = AttemptWay & { paymentId: string; personId: string; at: Date }

type Known = {
  /** All attempts to pay it so far. */
  attempts: readonly PaymentAttempt[]
  /** How its domain says no. */
  refuse: (why: 'too_many_attempts' | 'id_reused') => Error
  /** What its domain asks before another attempt. */
  guard?: () => Promise<void>
}

/** The attempt to pay by; the payment is requested under its id after the transaction. */
type BegunAttempt = AttemptWay & { paymentId: string; isUnderWay: boolean; isNew: boolean }

/**
 * Begins an attempt to pay a locked subject, written down before its payment is requested. The same id, or the same
 * way while that payment may still come, is the same attempt. Refuses more than ten, and an id that is taken.
 */
export async function beginAttempt(
  tx: Tx,
  subject: AttemptSubject,
  asked: Asked,
  { attempts, refuse, guard }: Known,
): Promise<BegunAttempt> {
  const known =
    attempts.find((one) => one.paymentId === asked.paymentId) ??
    attempts.find((one) => isUnderWay(one) && isSameWay(one, asked))
  if (known) return { ...known, isUnderWay: isUnderWay(known), isNew: false }
  if (attempts.length >= MOST_ATTEMPTS) throw refuse('too_many_attempts')
  await guard?.()
  if (!(await insertAttempt(tx, { ...asked, subject, attemptNumber: attempts.length + 1 }))) throw refuse('id_reused')
  return { ...asked, isUnderWay: true, isNew: true }
}
