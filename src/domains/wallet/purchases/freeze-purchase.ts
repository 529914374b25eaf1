import type { Tx } from '#platform/db.ts'
import { bonusJournal } from '../grants/bonus.rules.ts'
import { type Bonus, listBonusesOfPayments, moveBonus, recordFrozen, recordUnfrozen } from '../grants/bonus.sql.ts'
import { lockHolders } from '../grants/lock-holders.ts'
import { moveGrants } from '../grants/sql.ts'
import { endMinutes, unfreezing } from '../minutes/end-minutes.ts'
import { leftMs } from '../minutes/rules.ts'
import { listPartsOfPayment } from '../minutes/sql.ts'
import { postJournals } from '../post-journals.ts'
import type { Journal } from '../rules.ts'
import * as sql from './sql.ts'

export type DisputedPurchase = { paymentId: string; personId: string; by: string; at: Date }

/**
 * Freezes the minutes and the bonus that a payment still gives, as part of the caller's transaction and under the
 * payment's lock: none of it can be used, returned or withdrawn, nor what comes back meanwhile.
 */
export async function freezePurchase(tx: Tx, { paymentId, personId, by, at }: DisputedPurchase) {
  await lockHolders(tx, paymentId, personId)
  await freezeMinutes(tx, paymentId, { at })
  const journals = await ofEachBonus(tx, paymentId, async (bonus) => {
    await recordFrozen(tx, bonus.id, at)
    const amount = await moveBonus(tx, { id: bonus.id, act: paymentId }, { from: 'free', to: 'frozen' })
    return amount > 0n ? [bonusJournal('bonus_frozen', { ...bonus, amount }, by)] : []
  })
  await postJournals(tx, journals)
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
export async function unfreezePurchase(tx: Tx, { paymentId, personId, by, at }: DisputedPurchase) {
  await lockHolders(tx, paymentId, personId)
  const frozen = (await listPartsOfPayment(tx, paymentId)).filter((pack) => pack.isFrozen && !pack.isLost)
  await moveGrants(
    tx,
    frozen.map((pack) => unfreezing(pack, leftMs(pack))),
  )
  await sql.recordMinutesReleased(tx, paymentId, at)
  const ofBonus = await ofEachBonus(tx, paymentId, async (bonus) => {
    await recordUnfrozen(tx, bonus.id, at)
    const amount = await moveBonus(tx, { id: bonus.id, act: paymentId }, { from: 'frozen', to: 'free' })
    return amount > 0n ? [bonusJournal('bonus_released', { ...bonus, amount }, by)] : []
  })
  const ended = await endMinutes(tx, await listPartsOfPayment(tx, paymentId), { at })
  await postJournals(tx, [...ofBonus, ...ended])
}

async function ofEachBonus(tx: Tx, paymentId: string, act: (bonus: Bonus) => Promise<Journal[]>) {
  const journals: Journal[] = []
  for (const bonus of await listBonusesOfPayments(tx, [paymentId])) journals.push(...(await act(bonus)))
  return journals
}
