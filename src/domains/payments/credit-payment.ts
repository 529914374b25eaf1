import { announce } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import { issueReceipt, postJournal } from '#domains/wallet/index.ts'
import { paidJournal } from './journals.ts'
import { paymentReceiptOf } from './payment-receipt.ts'
import type { PaymentRow } from './sql.ts'

/** Credits a paid payment and writes its receipt, once. */
export async function creditPayment(tx: Tx, payment: PaymentRow) {
  if ((await postJournal(tx, paidJournal(payment))) === 'already_posted') return
  await issueReceipt(tx, {
    subject: `payment:${payment.id}`,
    personIds: [payment.personId],
    content: paymentReceiptOf(payment),
    at: payment.paidAt!,
  })
  await announce(tx, balanceMoved(payment.personId))
}
