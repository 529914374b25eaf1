import { announce } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import { issueReceipt } from '#domains/receipts/index.ts'
import { postJournals } from '#domains/wallet/index.ts'
import type { Journal } from '#domains/wallet/rules.ts'
import { paidJournal } from './journals.ts'
import { paymentReceiptOf } from './payment-receipt.ts'
import type { PaymentRow } from './sql.ts'

/** Credits a paid payment and writes its receipt. `journal`: for money that was somewhere before. */
export async function creditPayment(tx: Tx, payment: PaymentRow, journal?: Journal) {
  await postJournals(tx, [journal ?? paidJournal(payment)])
  await issueReceipt(tx, {
    subject: `payment:${payment.id}`,
    personIds: [payment.personId],
    content: paymentReceiptOf(payment),
    at: payment.paidAt!,
    ...(journal && { journal }),
  })
  await announce(tx, balanceMoved(payment.personId))
}
