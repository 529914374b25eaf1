import { findPerson } from '#domains/accounts/index.ts'
import { queueMail } from '#domains/notifications/index.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import { lockHolders, postJournals } from '#domains/wallet/index.ts'
import { announce } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { refuse as refuseCancellation } from '../orders/cancellation/rules.ts'
import type { OrderRow } from '../orders/sql.ts'
import { findUnusedGift } from './find-unused-gift.ts'
import { returnedJournal } from './journals.ts'
import { giftTakenBackMail } from './mails.ts'
import { findGiftCard, recordCancelled } from './sql.ts'

/**
 * Takes back what `findUnusedGift` says, under the locks of the order and of its payment: it is the payer's credit
 * again, and a receiver who had some of it is told. Refuses while the receiver uses a part of it. Answers it, in
 * centavos.
 */
export async function takeGiftBack(tx: Tx, order: OrderRow, at: Date): Promise<Centavos> {
  const { id: orderId, personId: payerId, paymentId } = order
  await lockHolders(tx, paymentId!, payerId)
  const { unused: amount, isInUse } = await findUnusedGift(tx, order, at)
  if (isInUse) throw refuseCancellation('cancellation_in_use')
  if (amount === 0n) return 0n
  const { redeemedBy } = (await findGiftCard(tx, orderId))!
  await postJournals(tx, [
    returnedJournal({ orderId, payerId, paymentId: paymentId!, amount }, redeemedBy, 'cancelled'),
  ])
  await recordCancelled(tx, orderId, at)
  if (!redeemedBy) return amount
  const receiver = (await findPerson(tx, redeemedBy))!
  const template = giftTakenBackMail(amount)
  await queueMail(tx, {
    key: `gift-card:${orderId}:back`,
    to: receiver.email,
    template,
    about: { kind: 'money', personId: redeemedBy },
    now: at,
  })
  await announce(tx, balanceMoved(redeemedBy))
  return amount
}
