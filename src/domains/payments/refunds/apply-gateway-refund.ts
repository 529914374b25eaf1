import { announce } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import { findReturnedCredit, insertDebt, postJournals, takePurchase } from '#domains/wallet/index.ts'
import { type Centavos, least, most } from '#shared/money.ts'
import { freezeCreditAgain } from '../disputes/freeze-credit-again.ts'
import { lockOwnCredit } from '../disputes/freeze-credit.ts'
import { gatherFrozen } from '../disputes/gather-frozen.ts'
import { type DisputeRow, isHeld, listDisputesOf } from '../disputes/sql.ts'
import { paymentMoved } from '../facts.ts'
import type { PaymentRow } from '../sql.ts'
import { moveByRefunds } from './end-refund.ts'
import { refundedElsewhereJournal } from './journals.ts'
import { notifyRefundedElsewhere } from './mails.ts'
import * as sql from './sql.ts'

const REASON = 'Devolvida diretamente pelo banco'

/**
 * Books what the gateway has refunded of a locked, credited payment beyond what was asked for here, once: `refunded` is
 * the gateway's total. Frozen money, unused minutes and the credit pay for it; its share of the bonus goes along; what
 * was used is a debt. Answers the amount, in centavos.
 */
export async function applyGatewayRefund(tx: Tx, payment: PaymentRow, refunded: Centavos, at: Date): Promise<Centavos> {
  const { id, personId } = payment
  const { asked, next: n } = await sql.findRefundSums(tx, id)
  const cases = await listDisputesOf(tx, id)
  const stays = cases.reduce((rest, { taken }) => rest - taken, payment.amount - asked)
  const amount = least(refunded - asked, stays)
  if (amount <= 0n) return 0n
  const by = `payback:${id}:${n}`
  const covered = least(amount, frozenOf(cases))
  const before = await sql.sumLeft(tx, id)
  // What an open written question keeps reserved is not free, and no other credit is taken in its place.
  const own = (await isHeld(tx, id)) ? 0n : ((await findReturnedCredit(tx, id)) ?? amount)
  const taking = { amount, paid: payment.amount, before, covered }
  const { recovered, bonusSpent } = await takePurchase(tx, { paymentId: id, personId, by, at, ...taking })
  const frozen = await gatherFrozen(tx, cases, amount)
  const there = await lockOwnCredit(tx, personId, id)
  const rest = amount - frozen - recovered
  const credit = least(most(rest, 0n), own, there)
  await sql.insertGatewayRefund(tx, { paymentId: id, n, amount, reason: REASON, at })
  await postJournals(tx, [refundedElsewhereJournal({ key: by, paymentId: id, n, personId, amount, frozen, credit })])
  // The case is still open: what left its frozen money is frozen anew, from credit that the purchase still has.
  await freezeCreditAgain(tx, { paymentId: id, personId, n, amount: frozen })
  const debt = rest - credit + bonusSpent
  if (debt > 0n) await insertDebt(tx, { id: by, personId, paymentId: id, amount: debt, at })
  await moveByRefunds(tx, payment, at)
  await notifyRefundedElsewhere(tx, payment, { n, amount, credit: credit + frozen, debt: most(debt, 0n) }, at)
  await announce(tx, paymentMoved(id), balanceMoved(personId))
  return amount
}

const frozenOf = (cases: readonly DisputeRow[]) =>
  cases.reduce((sum, { state, frozen }) => (state === 'opened' ? sum + frozen : sum), 0n)
