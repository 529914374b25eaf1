import type { Tx } from '#platform/db.ts'
import { lockHolders } from '../grants/lock-holders.ts'
import { moveGrants } from '../grants/sql.ts'
import { endMinutes, unfreezing } from '../minutes/end-minutes.ts'
import { leftMs } from '../minutes/rules.ts'
import { listPartsOfPayment } from '../minutes/sql.ts'
import { postJournals } from '../post-journals.ts'
import { bonusFrozenJournal, bonusReleasedJournal } from './journals.ts'
import * as sql from './sql.ts'

export type DisputedPurchase = { paymentId: string; personId: string; by: string; at: Date }

/**
 * Freezes the minutes and the bonus that a payment still gives, as part of the caller's transaction and under the
 * payment's lock: none of it can be used, returned or withdrawn. Doing it again freezes what was released meanwhile.
 */
export async function freezePurchase(tx: Tx, { paymentId, personId, by, at }: DisputedPurchase) {
  await lockHolders(tx, paymentId, personId)
  const lots = await sql.listLotsOfPayment(tx, paymentId)
  await freezeMinutes(tx, paymentId, { at })
  await sql.recordLotsFrozen(tx, paymentId, at)
  await postJournals(
    tx,
    lots.flatMap((lot) => bonusFrozenJournal({ ...lot, amount: lot.unspent }, by)),
  )
}

/** The minutes alone; `isLost`: the bank took back what paid them. Under the lock of their owners' credit. */
export async function freezeMinutes(tx: Tx, paymentId: string, how: { at: Date; isLost?: boolean }) {
  const free = (await listPartsOfPayment(tx, paymentId)).filter(({ isFrozen }) => !isFrozen)
  await moveGrants(
    tx,
    free.map((pack) => unfreezing(pack, leftMs(pack), 'freeze')),
  )
  await sql.recordMinutesFrozen(tx, paymentId, how)
}

/** Releases what was frozen, as it was before: with as long until its end as it had then. */
export async function releasePurchase(tx: Tx, { paymentId, personId, by, at }: DisputedPurchase) {
  await lockHolders(tx, paymentId, personId)
  const lots = await sql.listLotsOfPayment(tx, paymentId)
  const frozen = (await listPartsOfPayment(tx, paymentId)).filter((pack) => pack.isFrozen && !pack.isLost)
  await moveGrants(
    tx,
    frozen.map((pack) => unfreezing(pack, leftMs(pack))),
  )
  await sql.recordMinutesReleased(tx, paymentId, at)
  await sql.recordLotsReleased(tx, paymentId, at)
  const ended = await endMinutes(tx, await listPartsOfPayment(tx, paymentId), { at })
  await postJournals(tx, [...lots.flatMap((lot) => bonusReleasedJournal({ ...lot, amount: lot.frozen }, by)), ...ended])
}
