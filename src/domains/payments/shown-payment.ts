import type { Sql } from '#platform/db.ts'
import { findReceiptCode } from '#domains/wallet/index.ts'
import type { Payment } from './contract.ts'
import { isCredited } from './rules.ts'
import type { PaymentRow } from './sql.ts'

/** A payment as its owner sees it. The code to pay with is shown only while it can be paid. */
export async function shownPayment(sql: Sql, payment: PaymentRow, readAt: Date): Promise<Payment> {
  const { id, amount, method, state, brCode, payPageUrl, createdAt, expiresAt, paidAt, inReview } = payment
  const canBePaid = state === 'pending' && !inReview
  const receiptCode = isCredited(state) ? await findReceiptCode(sql, `payment:${id}`) : undefined
  return { id, amountCents: amount, method, state, brCode: canBePaid ? brCode : null, payPageUrl: canBePaid ? payPageUrl : null, createdAt, expiresAt, paidAt, inReview, receiptCode: receiptCode ?? null, readAt }
}
