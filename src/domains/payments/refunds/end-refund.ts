import { announce } from '#platform/bus.ts'
import { inTransaction, type Tx } from '#platform/db.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import { postJournal } from '#domains/wallet/index.ts'
import { freezeReturnedRefund } from '../disputes/freeze-returned-refund.ts'
import { paymentMoved, refundMoved } from '../facts.ts'
import { movePayment } from '../move-payment.ts'
import { canMove } from '../rules.ts'
import { lockPayment, type PaymentRow } from '../sql.ts'
import { reopenEntry } from '../suspense/sql.ts'
import type { GatewayContext } from '../payment-context.ts'
import { paybackReturnedJournal } from './journals.ts'
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
    if (state === 'refused') await postJournal(tx, paybackReturnedJournal(refund))
    else await moveByRefunds(tx, payment, at)
    if (state === 'refused')
      await (source === 'wallet' ? freezeReturnedRefund(tx, refund) : reopenEntry(tx, paymentId, n))
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

/** Moves a locked payment to what its refunds make of it. */
export async function moveByRefunds(tx: Tx, payment: PaymentRow, at: Date) {
  const done = await sql.sumRefunded(tx, payment.id)
  const to = done >= payment.amount ? 'refunded' : 'partly_refunded'
  if (done > 0n && canMove(payment.state, to)) await movePayment(tx, payment, to, at)
}
