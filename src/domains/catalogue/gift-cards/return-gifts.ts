import { findPerson } from '#domains/accounts/index.ts'
import { queueMail } from '#domains/notifications/index.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import { listCreditOf, listFreeCredit, lockHolders, postJournals } from '#domains/wallet/index.ts'
import { announce } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'
import { returnedJournal } from './journals.ts'
import { giftReturnedMail } from './mails.ts'
import { findGiftPayer } from './sql.ts'

/** Returns what a receiver has not spent of their gifts to whoever paid each, because their account closes. */
export async function returnGifts(tx: Tx, { personId, at }: { personId: string; at: Date }) {
  const gifts = (await listFreeCredit(tx, personId)).filter(({ isGift }) => isGift)
  for (const paymentId of gifts.flatMap((gift) => gift.paymentId ?? []).toSorted()) {
    const { orderId, payerId } = await findGiftPayer(tx, paymentId)
    await lockHolders(tx, paymentId, payerId)
    const amount = (await listCreditOf(tx, paymentId)).find((one) => one.personId === personId)?.free
    if (!amount) continue
    await postJournals(tx, [returnedJournal({ orderId, payerId, paymentId, amount }, personId, 'left')])
    const payer = (await findPerson(tx, payerId))!
    const template = giftReturnedMail(amount)
    await queueMail(tx, {
      key: `gift-card:${orderId}:returned`,
      to: payer.email,
      template,
      about: { kind: 'money', personId: payerId },
      now: at,
    })
    await announce(tx, balanceMoved(payerId))
  }
}
