import { announce } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import {
  findCreditOfPurchase,
  insertDebt,
  listBonusesOfPayments,
  lockSpendable,
  losePurchase,
  postJournalsAtomically,
  withdrawBonus,
} from '#domains/wallet/index.ts'
import { bonusLeaving } from '#domains/wallet/rules.ts'
import type { Centavos } from '#shared/money.ts'
import { gatherFrozen } from '../disputes/gather-frozen.ts'
import { listDisputesOf } from '../disputes/sql.ts'
import { paymentMoved } from '../facts.ts'
import type { PaymentRow } from '../sql.ts'
import { moveByRefunds } from './end-refund.ts'
import { refundedElsewhereJournal } from './journals.ts'
import { notifyRefundedElsewhere } from './mails.ts'
import * as sql from './sql.ts'

const least = (...amounts: Centavos[]) => amounts.reduce((a, b) => (b < a ? b : a))
const REASON = 'Devolvida diretamente pelo banco'

/**
 * Books what the gateway has refunded of a locked, credited payment beyond what was asked for here, once: `refunded` is
 * the gateway's total. The frozen money and the credit pay for it; the bonus and, when nothing stays paid, the minutes
 * go; what was used is a debt. Answers the amount, in centavos.
 */
export async function applyGatewayRefund(tx: Tx, payment: PaymentRow, refunded: Centavos, at: Date): Promise<Centavos> {
  const { id, personId } = payment
  const { asked, next: n } = await sql.findRefundSums(tx, id)
  const cases = await listDisputesOf(tx, id)
  const stays = cases.reduce((rest, { taken }) => rest - taken, payment.amount - asked)
  const amount = least(refunded - asked, stays)
  if (amount <= 0n) return 0n
  const by = `payback:${id}:${n}`
  const lost =
    amount === stays
      ? await losePurchase(tx, { paymentId: id, personId, by, at })
      : { minutes: 0n, bonusSpent: await takeBonusShare(tx, payment, { by, before: asked, amount }) }
  const frozen = await gatherFrozen(tx, cases, amount)
  const own = (await findCreditOfPurchase(tx, id)) ?? amount
  const { available } = await lockSpendable(tx, personId)
  const credit = least(amount - frozen, own, available)
  await sql.insertGatewayRefund(tx, { paymentId: id, n, amount, reason: REASON, at })
  await postJournalsAtomically(tx, [refundedElsewhereJournal({ key: by, personId, amount, frozen, credit })])
  const debt = amount - frozen - credit - lost.minutes + lost.bonusSpent
  if (debt > 0n) await insertDebt(tx, { id: by, personId, amount: debt, at })
  await moveByRefunds(tx, payment, at)
  await notifyRefundedElsewhere(tx, payment, { n, amount, credit: credit + frozen, debt: debt > 0n ? debt : 0n }, at)
  await announce(tx, paymentMoved(id), balanceMoved(personId))
  return amount
}

type Share = { by: string; before: Centavos; amount: Centavos }

/** Takes the share of the bonus that came with the refunded money. Answers the spent part of it. */
async function takeBonusShare(tx: Tx, { id, personId }: PaymentRow, { by, before, amount }: Share): Promise<Centavos> {
  await lockSpendable(tx, personId)
  const shares = (await listBonusesOfPayments(tx, [id])).map((bonus) => ({
    id: bonus.id,
    ...bonusLeaving({ ...bonus, before }, amount),
  }))
  const bonuses = shares.map((one) => ({ ...one, keptBack: 0n }))
  await postJournalsAtomically(tx, await withdrawBonus(tx, { personId, by, bonuses }))
  return shares.reduce((sum, { keptBack }) => sum + keptBack, 0n)
}
