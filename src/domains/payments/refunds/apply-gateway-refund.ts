import { announce } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import { clawBackPurchase, listCreditOf, postJournals } from '#domains/wallet/index.ts'
import { sumKept } from '#domains/wallet/credit-holders.rules.ts'
import { type Centavos, least } from '#shared/money.ts'
import { contestPayment } from '../disputes/contest-payment.ts'
import { giftCardJournals } from '../disputes/journals.ts'
import { takenOfGiftCards } from '../disputes/rules.ts'
import { listDisputesOf } from '../disputes/sql.ts'
import { paymentMoved } from '../facts.ts'
import type { PaymentRow } from '../sql.ts'
import { moveByRefunds } from './end-refund.ts'
import { refundedElsewhereJournal } from './journals.ts'
import { notifyRefundedElsewhere } from './mails.ts'
import * as sql from './sql.ts'

const REASON = 'Devolvida diretamente pelo banco'

/**
 * Books what the gateway has refunded of a locked, credited payment beyond what was asked for here, once; `refunded`:
 * its total. An unredeemed gift card, frozen money, unused minutes and credit pay; the used rest is a debt. Answers
 * the amount, in centavos.
 */
export async function applyGatewayRefund(tx: Tx, payment: PaymentRow, refunded: Centavos, at: Date): Promise<Centavos> {
  const { id, personId } = payment
  const { asked, next: n } = await sql.findRefundSums(tx, id)
  const cases = await listDisputesOf(tx, id)
  const stays = cases.reduce((rest, { taken }) => rest - taken, payment.amount - asked)
  const amount = least(refunded - asked, stays)
  if (amount <= 0n) return 0n
  const by = `payback:${id}:${n}`
  const frozen = least(amount, sumKept(await listCreditOf(tx, id)))
  const taking = { amount, paid: payment.amount, before: await sql.sumLeft(tx, id), covered: frozen }
  const how = { by, at, takesCredit: true, debtId: by }
  const { debt, credits, onGiftCards } = await clawBackPurchase(tx, { paymentId: id, personId, ...how, ...taking })
  const cards = takenOfGiftCards(onGiftCards, frozen)
  const credit = credits.reduce((sum, one) => sum + one.amount, 0n)
  await sql.insertGatewayRefund(tx, { paymentId: id, n, amount, reason: REASON, at })
  await postJournals(tx, [
    refundedElsewhereJournal({ key: by, paymentId: id, n, amount, kept: frozen, cards, credits }),
    ...giftCardJournals({ by, paymentId: id, personId }, cards),
  ])
  // A case that is still open goes on with what is left of the payment.
  await contestPayment(tx, payment, { by: `dispute:${id}:${n}:refunded` })
  await moveByRefunds(tx, payment, at)
  await notifyRefundedElsewhere(tx, payment, { n, amount, credit: credit + frozen, debt }, at)
  await announce(tx, paymentMoved(id), balanceMoved(personId))
  return amount
}
