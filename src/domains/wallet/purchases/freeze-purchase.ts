import type { Tx } from '#platform/db.ts'
import { lockHolders } from '../grants/lock-holders.ts'
import { postJournals } from '../post-journals.ts'
import { bonusFrozenJournal, bonusReleasedJournal } from './journals.ts'
import * as sql from './sql.ts'

export type DisputedPurchase = { paymentId: string; personId: string; by: string; at: Date }

/**
 * Freezes the minutes and the bonus that a payment still gives, as part of the caller's transaction and under the
 * payment's lock: none of it can be used, returned or withdrawn. Doing it again freezes what was released meanwhile.
 */
export async function freezePurchase(tx: Tx, { paymentId, personId, by, at }: DisputedPurchase) {
  await sql.lockPacksOfPayment(tx, paymentId)
  await lockHolders(tx, paymentId, personId)
  const lots = await sql.listLotsOfPayment(tx, paymentId)
  await sql.recordPacksFrozen(tx, paymentId, at)
  await sql.recordLotsFrozen(tx, paymentId, at)
  await postJournals(
    tx,
    lots.flatMap((lot) => bonusFrozenJournal({ ...lot, amount: lot.unspent }, by)),
  )
}

/** Releases what was frozen, as it was before: with as long until its end as it had then. */
export async function releasePurchase(tx: Tx, { paymentId, personId, by, at }: DisputedPurchase) {
  await sql.lockPacksOfPayment(tx, paymentId)
  await lockHolders(tx, paymentId, personId)
  const lots = await sql.listLotsOfPayment(tx, paymentId)
  await sql.recordPacksReleased(tx, paymentId, at)
  await sql.recordLotsReleased(tx, paymentId, at)
  await postJournals(
    tx,
    lots.flatMap((lot) => bonusReleasedJournal({ ...lot, amount: lot.frozen }, by)),
  )
}
