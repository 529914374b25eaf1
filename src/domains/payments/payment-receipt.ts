import type { PaymentRow } from './sql.ts'

/** The content of a receipt for a purchase of credit. One credit is one real. */
export const paymentReceiptOf = ({ id, amount, method, paidAt }: PaymentRow) => ({
  kind: 'payment' as const,
  paymentId: id,
  method,
  amountCents: amount,
  creditsCents: amount,
  paidAt: paidAt!,
})
