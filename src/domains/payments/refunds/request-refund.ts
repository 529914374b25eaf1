import { announce } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import { postJournals } from '#domains/wallet/index.ts'
import type { Centavos } from '#shared/money.ts'
import { isRefusal } from '#shared/refusal.ts'
import { refuse as refusePayment } from '../rules.ts'
import { lockPayment } from '../sql.ts'
import { paybackJournal } from './journals.ts'
import { notifyRefund } from './mails.ts'
import { guardRefund, protocolOf, refuse } from './rules.ts'
import * as sql from './sql.ts'

type RefundRequest = {
  paymentId: string
  personId: string
  amount: Centavos
  /** Shown to the client; up to 200 characters. */
  reason: string
  at: Date
  /** The withdrawal that it is a part of: the oldest credit leaves, not this payment's. */
  withdrawalId?: string
  /** The caller sends its own mail about the request. */
  isNotified?: boolean
}

/**
 * Debits the wallet and records the n-th refund, which a job submits, in the caller's transaction. Refuses more than is
 * left or spendable, a disputed payment, and a Pix after 90 days (a card after 180). Answers its number and case
 * number.
 */
export async function requestRefund(
  tx: Tx,
  { paymentId, personId, amount, reason, at, withdrawalId, isNotified = false }: RefundRequest,
): Promise<{ n: number; protocol: string }> {
  const payment = await lockPayment(tx, paymentId)
  if (payment?.personId !== personId) throw refusePayment('payment_not_found')
  const sums = await sql.findRefundSums(tx, paymentId)
  guardRefund({ ...payment, ...sums }, amount, at)
  const n = sums.next
  await sql.insertRefund(tx, { paymentId, n, amount, source: 'wallet', reason, at })
  const back = { paymentId, personId, n, amount, source: 'wallet' as const, withdrawalId: withdrawalId ?? null }
  await postJournals(tx, [paybackJournal(back)]).catch((error: unknown) => {
    throw isRefusal(error, 'wallet.insufficient_funds') ? refuse('refund_spent') : error
  })
  if (!isNotified)
    await notifyRefund(tx, 'asked', { paymentId, personId, n, amount, method: payment.method, reason }, at)
  await announce(tx, balanceMoved(personId))
  return { n, protocol: protocolOf({ paymentId, n }) }
}
