import type { Sql } from '#platform/db.ts'
import { listReceiptCodes } from '#domains/wallet/index.ts'
import type { Payment } from './contract.ts'
import { isCredited } from './rules.ts'
import type { PaymentRow } from './sql.ts'

/** Payments as their owner sees them. The code to pay with is shown only while it can be paid. */
export async function shownPayments(sql: Sql, payments: readonly PaymentRow[], readAt: Date): Promise<Payment[]> {
  const credited = payments.filter(({ state }) => isCredited(state)).map(({ id }) => subjectOf(id))
  const codes = credited.length > 0 ? await listReceiptCodes(sql, credited) : new Map<string, string>()
  return payments.map(({ id, amount, method, state, brCode, payPageUrl, createdAt, expiresAt, paidAt, inReview }) => {
    const canBePaid = state === 'pending' && !inReview
    const toPay = { brCode: canBePaid ? brCode : null, payPageUrl: canBePaid ? payPageUrl : null }
    return { id, amountCents: amount, method, state, ...toPay, createdAt, expiresAt, paidAt, inReview, receiptCode: codes.get(subjectOf(id)) ?? null, readAt }
  })
}

export const shownPayment = async (sql: Sql, payment: PaymentRow, readAt: Date): Promise<Payment> => (await shownPayments(sql, [payment], readAt))[0]!

const subjectOf = (id: string) => `payment:${id}`
