import { findPaymentOf } from '#domains/payments/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { pixLetter, tell } from '../letters.ts'
import { announceMove } from '../pay-period.ts'
import { lockSubscription } from '../sql.ts'
import * as sql from './sql.ts'

/** Sends the code of a Pix that renews a subscription, once, as soon as the bank has given it. */
export const tellPix = (db: Db, { paymentId, subscriptionId }: sql.TryRow, clock: Clock) =>
  inTransaction(db, async (tx) => {
    const subscription = (await lockSubscription(tx, subscriptionId))!
    const one = (await sql.findTry(tx, paymentId))!
    const payment = await findPaymentOf(tx, subscription.personId, paymentId)
    if (one.toldAt || one.outcome || subscription.endedAt || !payment?.brCode) return
    const at = await clock(tx)
    await sql.recordTold(tx, paymentId, at)
    await tell(
      tx,
      subscription,
      `${one.n}:pix:${one.k}`,
      pixLetter(subscription, { amount: payment.amount, code: payment.brCode, until: payment.expiresAt }),
      at,
    )
    await announceMove(tx, subscription.personId, subscription.id)
  })
