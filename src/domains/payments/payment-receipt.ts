import type { PaymentRow } from './sql.ts'

/** What the receipt of a purchase of credits says. One credit is one real. */
export const paymentReceiptOf = ({ id, amount, method, paidAt }: PaymentRow) => ({
  kind: 'payment' as const,
  paymentId: id,
  method,
  amountCents: amount,
  creditsCents: amount,
  paidAt: paidAt!,
})
