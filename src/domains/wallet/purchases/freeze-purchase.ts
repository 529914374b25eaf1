import type { Sql, Tx } from '#platform/db.ts'
import { type Centavos, least, most } from '#shared/money.ts'
import { lockSpendable } from '../lock-spendable.ts'
import { postJournals } from '../post-journals.ts'
import { bonusFrozenJournal, bonusReleasedJournal } from './journals.ts'
import * as sql from './sql.ts'

export type DisputedPurchase = { paymentId: string; personId: string; by: string; at: Date }

/** What stays of a payment's money, without what its cases have frozen or taken, and of that what was credit. */
type Stays = { own: Centavos; frozenCredit: Centavos }

/**
 * Freezes the minutes and the bonus that a payment still gives, as part of the caller's transaction and under the
 * payment's lock: none of it can be used, returned or withdrawn. Answers how much of what stays of its money can be
 * credit. Doing it again freezes what was released meanwhile.
 */
export async function freezePurchase(
  tx: Tx,
  { paymentId, personId, by, at, ...stays }: DisputedPurchase & Stays,
): Promise<Centavos> {
  const packs = await sql.lockPacksOfPayment(tx, paymentId)
  await lockSpendable(tx, personId)
  const lots = await sql.listLotsOfPayment(tx, paymentId)
  await sql.recordPacksFrozen(tx, paymentId, at)
  await sql.recordLotsFrozen(tx, paymentId, at)
  await postJournals(
    tx,
    lots.flatMap((lot) => bonusFrozenJournal({ ...lot, amount: lot.unspent }, by)),
  )
  return creditOf(stays, packs, lots)
}

/**
 * How much of what stays of a payment's money can be credit: nothing of a month that was bought, what came back of
 * other goods, and of bought credit all but the unused minutes that it bought.
 */
export const sumCreditOf = async (db: Sql, paymentId: string, stays: Stays): Promise<Centavos> =>
  creditOf(stays, await sql.listPacksOfPayment(db, paymentId), await sql.listLotsOfPayment(db, paymentId))

function creditOf(
  { own, frozenCredit }: Stays,
  packs: readonly { returned: Centavos; unused: Centavos; isClosed: boolean; isFromBalance: boolean }[],
  lots: readonly { isMonth: boolean }[],
): Centavos {
  const returned = returnedOf(packs, lots)
  // What a lost case took as minutes had not come back.
  if (returned !== undefined) return least(own, most(returned - frozenCredit, 0n))
  // What its credit bought is frozen with it.
  const bound = packs.reduce((sum, { isClosed, unused }) => (isClosed ? sum : sum + unused), 0n)
  return most(own - bound, 0n)
}

/** What of a payment that bought something else than credit became credit, in centavos; undefined: it is credit. */
export const findReturnedCredit = async (tx: Tx, paymentId: string) =>
  returnedOf(await sql.lockPacksOfPayment(tx, paymentId), await sql.listLotsOfPayment(tx, paymentId))

function returnedOf(
  packs: readonly { returned: Centavos; isFromBalance: boolean }[],
  lots: readonly { isMonth: boolean }[],
): Centavos | undefined {
  const bought = packs.filter(({ isFromBalance }) => !isFromBalance)
  if (bought.length > 0) return bought.reduce((sum, { returned }) => sum + returned, 0n)
  return lots.some(({ isMonth }) => isMonth) ? 0n : undefined
}

/** Releases what was frozen, as it was before: with as long until its end as it had then. */
export async function releasePurchase(tx: Tx, { paymentId, personId, by, at }: DisputedPurchase) {
  await sql.lockPacksOfPayment(tx, paymentId)
  await lockSpendable(tx, personId)
  const lots = await sql.listLotsOfPayment(tx, paymentId)
  await sql.recordPacksReleased(tx, paymentId, at)
  await sql.recordLotsReleased(tx, paymentId, at)
  await postJournals(
    tx,
    lots.flatMap((lot) => bonusReleasedJournal({ ...lot, amount: lot.frozen }, by)),
  )
}
