import { announce } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import { insertDebt, lockMinutesAndDebts, postJournals, releasePurchase, takePurchase } from '#domains/wallet/index.ts'
import type { Centavos } from '#shared/money.ts'
import { paymentMoved } from '../facts.ts'
import { findRefundSums, sumLeft } from '../refunds/sql.ts'
import type { PaymentRow } from '../sql.ts'
import { lockCreditPurchases } from '../withdrawals/attribute-credit.ts'
import { freezeReleased } from './freeze-released.ts'
import { gatherFrozen } from './gather-frozen.ts'
import { lostJournals, releasedJournals } from './journals.ts'
import { notifyDispute } from './mails.ts'
import { amountTaken, keyOf } from './rules.ts'
import * as sql from './sql.ts'

/**
 * Decides one case of a locked payment that is open, or was won and is lost later, once. Answers the decision. Won:
 * what was frozen is as before, unless another case is open; then that one keeps it. Lost: the frozen credit is gone,
 * and of the minutes and the bonus what was paid with it; what was used of that is a debt, and what stays paid is as
 * before.
 */
export async function decideDispute(
  tx: Tx,
  payment: PaymentRow,
  dispute: sql.DisputeRow,
  state: 'won' | 'lost',
  at: Date,
): Promise<'won' | 'lost'> {
  const debt = state === 'won' ? await win(tx, payment, dispute, at) : await lose(tx, payment, dispute, at)
  await notifyDispute(tx, state, payment, { ...dispute, ...debt }, at)
  await announce(tx, paymentMoved(payment.id), balanceMoved(payment.personId))
  return state
}

async function win(tx: Tx, { id, personId }: PaymentRow, dispute: sql.DisputeRow, at: Date) {
  const others = (await sql.listDisputesOf(tx, id)).filter((one) => one.n !== dispute.n)
  const next = others.find((one) => one.state === 'opened')
  const room = next ? next.amount - next.frozen : 0n
  const carried = room < dispute.frozen ? room : dispute.frozen
  if (next && carried > 0n) await sql.recordFrozen(tx, next, carried)
  if (!next) await releasePurchase(tx, { paymentId: id, personId, by: keyOf(dispute), at })
  const released = dispute.frozen - carried
  await postJournals(tx, releasedJournals(dispute, personId, released, 'won'))
  await sql.endDispute(tx, dispute, { state: 'won', at, frozen: released, taken: 0n })
  return { frozen: released, debt: 0n }
}

async function lose(
  tx: Tx,
  { id, personId, amount }: PaymentRow,
  dispute: sql.DisputeRow,
  at: Date,
): Promise<{ frozen: Centavos; debt: Centavos }> {
  // All payments before minutes, as everywhere.
  if (dispute.state === 'opened') await lockCreditPurchases(tx, personId)
  await lockMinutesAndDebts(tx, id)
  if (dispute.state === 'opened') await freezeReleased(tx, personId)
  const cases = await sql.listDisputesOf(tx, id)
  const others = cases.filter(({ n }) => n !== dispute.n)
  const own = dispute.state === 'opened' ? cases.find(({ n }) => n === dispute.n)!.frozen : dispute.frozen
  // A refund under way is refused by a bank that has taken the money, so only those that are done count.
  const { done } = await findRefundSums(tx, id)
  const taken = amountTaken({ paid: amount, refunded: done, disputed: dispute.amount }, cases)
  const frozen = own + (await gatherFrozen(tx, others, taken - own))
  const pays = frozen < taken ? frozen : taken
  const by = `${keyOf(dispute)}:lost`
  const taking = { amount: taken, paid: amount, before: await sumLeft(tx, id), covered: pays }
  const { recovered, bonusSpent } = await takePurchase(tx, { paymentId: id, personId, by, at, ...taking })
  if (!others.some((one) => one.state === 'opened')) await releasePurchase(tx, { paymentId: id, personId, by, at })
  await postJournals(tx, [
    ...lostJournals(dispute, { taken, frozen: pays }),
    ...releasedJournals(dispute, personId, frozen - pays, 'lost:rest'),
  ])
  await sql.endDispute(tx, dispute, { state: 'lost', at, frozen: pays, taken })
  const debt = taken === 0n ? 0n : taken - pays - recovered + bonusSpent
  if (debt > 0n) await insertDebt(tx, { id: keyOf(dispute), personId, paymentId: id, amount: debt, at })
  return { frozen: pays, debt: debt > 0n ? debt : 0n }
}
