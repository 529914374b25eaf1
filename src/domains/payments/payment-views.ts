import type { Sql } from '#platform/db.ts'
import { listReceiptCodes } from '#domains/receipts/index.ts'
import type { Payment } from './contract.ts'
import { isCredited } from './rules.ts'
import type { PaymentRow } from './sql.ts'

/** Payments as their owner sees them. The Pix code is shown only while it can be paid. */
export async function paymentViews(sql: Sql, payments: readonly PaymentRow[], readAt: Date): Promise<Payment[]> {
  const credited = payments.filter(({ state }) => isCredited(state)).map(({ id }) => subjectOf(id))
  const codes = credited.length > 0 ? await listReceiptCodes(sql, credited) : new Map<string, string>()
  return payments.map((payment) => viewOf(payment, codes.get(subjectOf(payment.id)) ?? null, readAt))
}

function viewOf(payment: PaymentRow, receiptCode: string | null, readAt: Date): Payment {
  const {
    id,
    amount,
    method,
    state,
    processing,
    declinedFor,
    installments,
    card,
    createdAt,
    expiresAt,
    paidAt,
    inReview,
    dispute,
  } = payment
  const canBePaid = state === 'pending' && !inReview && !processing
  return {
    id,
    amountCents: amount,
    method,
    state,
    brCode: canBePaid ? payment.brCode : null,
    payPageUrl: canBePaid ? payment.payPageUrl : null,
    processing,
    declinedFor,
    installments,
    card,
    returnedCents: payment.returned,
    returningCents: payment.returning,
    dispute,
    createdAt,
    expiresAt,
    paidAt,
    inReview,
    receiptCode,
    readAt,
  }
}

export const paymentView = async (sql: Sql, payment: PaymentRow, readAt: Date): Promise<Payment> =>
  (await paymentViews(sql, [payment], readAt))[0]!

const subjectOf = (id: string) => `payment:${id}`
