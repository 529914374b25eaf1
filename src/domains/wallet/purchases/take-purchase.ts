import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { lockSpendable } from '../lock-spendable.ts'
import { postJournalsAtomically } from '../post-journals-atomically.ts'
import type { DisputedPurchase } from './freeze-purchase.ts'
import { bonusFrozenJournal, minutesLostJournal } from './journals.ts'
import * as sql from './sql.ts'

/**
 * Takes the minutes and the bonus that a payment still gives, as part of the caller's transaction and under the
 * payment's lock. Minutes that a consultation has reserved are taken when it ends. Answers, in centavos, what the taken
 * minutes were worth and how much bonus was spent.
 */
export async function losePurchase(
  tx: Tx,
  { paymentId, personId, by, at }: DisputedPurchase,
): Promise<{ minutes: Centavos; bonusSpent: Centavos }> {
  const packs = (await sql.lockPacksOfPayment(tx, paymentId)).filter(({ isClosed }) => !isClosed)
  await lockSpendable(tx, personId)
  const lots = await sql.listLotsOfPayment(tx, paymentId)
  await sql.recordPacksLost(tx, paymentId, at)
  await sql.recordLotsLost(tx, paymentId, at)
  await postJournalsAtomically(tx, [
    ...lots.flatMap((lot) => bonusFrozenJournal({ ...lot, amount: lot.unspent }, `${by}:lost`)),
    ...packs
      .filter(({ reservedMs }) => reservedMs === 0n)
      .flatMap((pack) => minutesLostJournal({ ...pack, amount: pack.unused })),
  ])
  return {
    minutes: packs.reduce((sum, { unused }) => sum + unused, 0n),
    bonusSpent: lots.reduce((sum, { spent }) => sum + spent, 0n),
  }
}
