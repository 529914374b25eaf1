import { announce } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import { clawBackPurchase, listCreditOf, lockHolders, postJournals, unfreezePurchase } from '#domains/wallet/index.ts'
import { sumKept } from '#domains/wallet/credit-holders.rules.ts'
import { type Centavos, least } from '#shared/money.ts'
import { paymentMoved } from '../facts.ts'
import { findRefundSums, sumLeft } from '../refunds/sql.ts'
import type { PaymentRow } from '../sql.ts'
import { contestPayment } from './contest-payment.ts'
import { giftCardJournals, lostJournals } from './journals.ts'
import { notifyDispute } from './mails.ts'
import { amountTaken, keyOf, takenOfGiftCards } from './rules.ts'
import * as sql from './sql.ts'
import { tellReceivers } from './tell-receivers.ts'

/**
 * Decides a case of a locked payment, open or won before, once. Won: what no other case contests is released. Lost:
 * frozen credit, minutes and bonus are taken as far as their money is, and the used rest is a debt. Answers the
 * decision.
 */
export async function decideDispute(
  tx: Tx,
  payment: PaymentRow,
  dispute: sql.DisputeRow,
  state: 'won' | 'lost',
  at: Date,
): Promise<'won' | 'lost'> {
  const before = await listCreditOf(tx, payment.id)
  const debt = state === 'won' ? await win(tx, payment, dispute, at) : await lose(tx, payment, dispute, at)
  await notifyDispute(tx, state, payment, { ...dispute, ...debt }, at)
  await tellReceivers(tx, state, dispute, before, at)
  await announce(tx, paymentMoved(payment.id), balanceMoved(payment.personId))
  return state
}

async function win(tx: Tx, payment: PaymentRow, dispute: sql.DisputeRow, at: Date) {
  const { id, personId } = payment
  const before = sumKept(await listCreditOf(tx, id))
  await sql.endDispute(tx, dispute, { state: 'won', at, taken: 0n })
  const isOpen = (await sql.listDisputesOf(tx, id)).some(({ state }) => state === 'opened')
  if (!isOpen) await unfreezePurchase(tx, { paymentId: id, personId, by: keyOf(dispute), at })
  const released = before - (await contestPayment(tx, payment, { by: `${keyOf(dispute)}:won` }))
  await sql.recordFrozen(tx, dispute, least(released, dispute.amount))
  return { frozen: released, debt: 0n }
}

async function lose(
  tx: Tx,
  payment: PaymentRow,
  dispute: sql.DisputeRow,
  at: Date,
): Promise<{ frozen: Centavos; debt: Centavos }> {
  const { id, personId, amount } = payment
  await lockHolders(tx, id)
  const cases = await sql.listDisputesOf(tx, id)
  // A refund under way is refused by a bank that has taken the money, so only those that are done count.
  const { done } = await findRefundSums(tx, id)
  const taken = amountTaken({ paid: amount, refunded: done, disputed: dispute.amount }, cases)
  const pays = least(sumKept(await listCreditOf(tx, id)), taken)
  const by = `${keyOf(dispute)}:lost`
  const taking = { amount: taken, paid: amount, before: await sumLeft(tx, id), covered: pays, debtId: keyOf(dispute) }
  const { debt, onGiftCards } = await clawBackPurchase(tx, { paymentId: id, personId, by, at, ...taking })
  const isOpen = cases.some(({ n, state }) => n !== dispute.n && state === 'opened')
  if (!isOpen) await unfreezePurchase(tx, { paymentId: id, personId, by, at })
  const cards = takenOfGiftCards(onGiftCards, pays)
  await postJournals(tx, [
    ...lostJournals(dispute, { taken, kept: pays, cards }),
    ...giftCardJournals({ by, paymentId: id, personId }, cards),
  ])
  await sql.endDispute(tx, dispute, { state: 'lost', at, taken })
  await sql.recordFrozen(tx, dispute, pays)
  await contestPayment(tx, payment, { by: `${by}:rest` })
  return { frozen: pays, debt }
}
