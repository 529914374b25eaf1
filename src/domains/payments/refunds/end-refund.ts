import { announce } from '#platform/bus.ts'
import { inTransaction, type Tx } from '#platform/db.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import { lockHolders, payDebts, postJournals } from '#domains/wallet/index.ts'
import { least } from '#shared/money.ts'
import { scheduleCheck } from '../checks/sql.ts'
import { contestPayment } from '../disputes/contest-payment.ts'
import { listDisputesOf, recordTaken } from '../disputes/sql.ts'
import { paymentMoved, refundMoved } from '../facts.ts'
import { movePayment } from '../move-payment.ts'
import { canMove } from '../rules.ts'
import { lockPayment, type PaymentRow } from '../sql.ts'
import { reopenEntry } from '../suspense/sql.ts'
import { findWithdrawalOf } from '../withdrawals/sql.ts'
import type { GatewayContext } from '../payment-context.ts'
import { notTakenJournal, paybackReturnedJournal } from './journals.ts'
import { notifyRefund } from './mails.ts'
import * as sql from './sql.ts'

type End = { state: 'done' | 'refused'; why: string | null }

/**
 * The gateway has decided about a refund: it is done and the payment says so, or the money goes back to where it was.
 * Once.
 */
export async function endRefund({ db, clock, log }: GatewayContext, refund: sql.RefundRow, { state, why }: End) {
  const { paymentId, personId, n, source } = refund
  const isNews = await inTransaction(db, async (tx) => {
    const payment = (await lockPayment(tx, paymentId))!
    const at = await clock(tx)
    if (!(await sql.endRefund(tx, paymentId, n, { state, why, at }))) return false
    if (state === 'refused') await takeBack(tx, refund, at)
    else await countRefund(tx, payment, refund, at)
    if (source === 'wallet') await notifyRefund(tx, state, refund, at)
    const facts = [paymentMoved(paymentId), refundMoved(personId, { paymentId })]
    await announce(tx, ...facts, ...(state === 'refused' ? [balanceMoved(personId)] : []))
    return true
  })
  if (isNews && state === 'refused')
    log.error(
      { alarm: 'refund_refused', payment: paymentId, n, why },
      'the gateway refused a refund; the money was returned to its account',
    )
}

/** What the gateway refused is where it was, unless a dispute keeps it. */
async function takeBack(tx: Tx, refund: sql.RefundRow, at: Date) {
  const { paymentId, personId, n, source } = refund
  await lockHolders(tx, paymentId)
  // Before it comes back: a case may freeze more of it now.
  await contestPayment(tx, { id: paymentId, personId }, { by: `dispute:${paymentId}:${n}:refused` })
  const withdrawalId = await findWithdrawalOf(tx, paymentId, n)
  await postJournals(tx, [paybackReturnedJournal({ ...refund, withdrawalId })])
  if (source !== 'wallet') return reopenEntry(tx, paymentId, n)
  // It may be refused because the bank has given the money back otherwise.
  await scheduleCheck(tx, paymentId, at)
}

/** A refund that is done. What a lost case took beyond what was left then was not taken. */
async function countRefund(tx: Tx, payment: PaymentRow, { personId, n, source }: sql.RefundRow, at: Date) {
  const lost = (await listDisputesOf(tx, payment.id)).filter(({ state }) => state === 'lost')
  const done = await sql.sumRefunded(tx, payment.id)
  const excess = source === 'wallet' ? lost.reduce((sum, { taken }) => sum + taken, done - payment.amount) : 0n
  if (excess > 0n) {
    let rest = excess
    for (const one of lost.toReversed()) {
      const part = least(one.taken, rest)
      if (part > 0n) await recordTaken(tx, one, one.taken - part)
      rest -= part
    }
    await lockHolders(tx, payment.id)
    const forgiven = await payDebts(tx, { paymentId: payment.id, most: excess })
    await postJournals(tx, notTakenJournal({ paymentId: payment.id, personId, n }, { excess, forgiven }))
  }
  await moveByRefunds(tx, payment, at)
}

/** Moves a locked payment to what its refunds make of it. */
export async function moveByRefunds(tx: Tx, payment: PaymentRow, at: Date) {
  const done = await sql.sumRefunded(tx, payment.id)
  const to = done >= payment.amount ? 'refunded' : 'partly_refunded'
  if (done > 0n && canMove(payment.state, to)) await movePayment(tx, payment, to, at)
}
