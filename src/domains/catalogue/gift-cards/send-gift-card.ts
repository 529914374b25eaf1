import { findPerson, hashOfToken } from '#domains/accounts/index.ts'
import { queueMail } from '#domains/notifications/index.ts'
import { listCreditOf, lockSpendable, postJournals, sumDebts } from '#domains/wallet/index.ts'
import { refuse as refuseWallet } from '#domains/wallet/rules.ts'
import type { Tx } from '#platform/db.ts'
import type { OrderRow } from '../orders/sql.ts'
import { drawCode } from './draw-code.ts'
import { soldJournal } from './journals.ts'
import { giftCardCopyMail, giftCardMail } from './mails.ts'
import { findGiftCard, recordSent } from './sql.ts'

type Sending = { order: OrderRow; paymentId: string; at: Date }

/**
 * Puts what was paid on a card and mails its code to the receiver, with a copy to the payer, in the delivery of its
 * order. Refuses `wallet.insufficient_funds` while the payment's own credit is not all there, or its payer owes.
 */
export async function sendGiftCard(tx: Tx, { order, paymentId, at }: Sending) {
  const { id: orderId, personId: payerId, total: amount } = order
  await lockSpendable(tx, payerId)
  const own = (await listCreditOf(tx, paymentId)).find(({ personId, isGift }) => personId === payerId && !isGift)
  if (!own || own.free < amount || (await sumDebts(tx, payerId)) > 0n) throw refuseWallet('insufficient_funds')
  await postJournals(tx, [soldJournal({ orderId, payerId, paymentId, amount })])
  const code = drawCode()
  await recordSent(tx, orderId, hashOfToken(code))
  const { receiverName, receiverEmail, words } = (await findGiftCard(tx, orderId))!
  const payer = (await findPerson(tx, payerId))!
  const card = { payerName: payer.firstName, receiverName, receiverEmail, amount, words, code, paidAt: at }
  // Whoever closed an account with this address meanwhile gets no mail; the payer has the code.
  if (receiverEmail)
    await queueMail(tx, { key: `gift-card:${orderId}`, to: receiverEmail, template: giftCardMail(card), now: at })
  const copy = giftCardCopyMail(card)
  await queueMail(tx, {
    key: `gift-card:${orderId}:copy`,
    to: payer.email,
    template: copy,
    about: { kind: 'money', personId: payerId },
    now: at,
  })
}
