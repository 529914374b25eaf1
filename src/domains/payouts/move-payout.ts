import type { TransferFailure } from '#shared/pix/transfer-failures.ts'
import { announce } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'
import { dayInSaoPaulo } from '#shared/dates.ts'
import { maskedTaxId } from '#shared/tax-id.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import { issueReceipt } from '#domains/receipts/index.ts'
import { collectEarningsDebts, postJournals } from '#domains/wallet/index.ts'
import { payoutMoved } from './facts.ts'
import { failedJournal, paidJournal, returnedJournal } from './journals.ts'
import { notifyPayoutEnded } from './mails.ts'
import { daysAfter, nextAskAt } from './rules.ts'
import { recordLeavingOn } from './schedules.sql.ts'
import { type PayoutRow, recordMove } from './sql.ts'

/** Notes that it is with the bank, or that nobody knows; the money stays aside. For a locked payout. */
export async function keepWaiting(tx: Tx, payout: PayoutRow, state: 'processing' | 'unknown', at: Date) {
  await recordMove(tx, payout.id, { state, at, dueAt: nextAskAt(state, state === 'unknown' ? payout.asks : 0, at) })
  await announce(tx, payoutMoved(payout.consultantId, { payoutId: payout.id }))
}

type Paid = { paidAt: Date; endToEndId: string }

/** It arrived: the money leaves our books, once, with a receipt. For a locked payout. */
export async function endPaid(tx: Tx, payout: PayoutRow, { paidAt, endToEndId }: Paid, at: Date) {
  const { id, consultantId, amount, askedAt } = payout
  const paid = { at: paidAt, endToEndId }
  await recordMove(tx, id, { state: 'paid', at, dueAt: nextAskAt('paid', 0, at), paid })
  await postJournals(tx, [paidJournal(payout)])
  const { code } = await issueReceipt(tx, {
    subject: `payout:${id}`,
    personIds: [consultantId],
    content: {
      kind: 'payout',
      payoutId: id,
      amountCents: amount,
      pixKey: maskedTaxId(payout.taxId),
      endToEndId,
      askedAt,
      paidAt,
    },
    at,
  })
  await notifyPayoutEnded(tx, { ...payout, state: 'paid', endToEndId, paidAt }, { code, at })
  await announce(tx, payoutMoved(consultantId, { payoutId: id }))
}

/** It did not arrive, or came back: available again, and debts take their part first. For a locked payout. */
export async function endUnpaid(
  tx: Tx,
  payout: PayoutRow,
  { state, failure }: { state: 'failed' | 'returned'; failure: TransferFailure },
  at: Date,
) {
  const { id, consultantId } = payout
  await recordMove(tx, id, { state, at, dueAt: payout.gateway ? nextAskAt(state, 0, at) : null, failure })
  if (payout.cause === 'leaving') await recordLeavingOn(tx, consultantId, daysAfter(dayInSaoPaulo(at), 7))
  await postJournals(tx, [state === 'failed' ? failedJournal(payout) : returnedJournal(payout)])
  await collectEarningsDebts(tx, consultantId)
  await notifyPayoutEnded(tx, { ...payout, state, failure }, { at })
  await announce(tx, payoutMoved(consultantId, { payoutId: id }), balanceMoved(consultantId))
}
