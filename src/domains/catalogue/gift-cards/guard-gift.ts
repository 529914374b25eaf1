import { lockLimits } from '#domains/limits/index.ts'
import { sumDebts } from '#domains/wallet/index.ts'
import type { Tx } from '#platform/db.ts'
import { endOfDayLater } from '#shared/calendar.ts'
import type { PurchaseFlow } from '../kinds/purchase-flow.ts'
import { MOST_GIFTS_A_DAY, refuse } from './rules.ts'
import { findGiftCard, insertGiftCard, sumGiftsSince } from './sql.ts'

/**
 * Admits the order of a gift card, and writes down to whom it goes. Refuses one without a receiver, with a coupon, by
 * who owes, and more than R$ 500,00 a payer and day. Simultaneous ones wait for each other.
 */
export const guardGift: NonNullable<PurchaseFlow['guardOrder']> = async (tx, placing) => {
  const { id, personId, total, gift, hasCoupon, at } = placing
  if (!gift) throw refuse('gift_missing')
  if (hasCoupon) throw refuse('gift_coupon')
  await guardPayer(tx, personId)
  await lockLimits(tx, personId)
  // The same request at the same moment: its order is there.
  if (await findGiftCard(tx, id)) return
  if ((await sumGiftsSince(tx, personId, endOfDayLater(at, -1))) + total > MOST_GIFTS_A_DAY) throw refuse('gift_daily')
  await insertGiftCard(tx, id, personId, gift)
}

/** Pix alone pays it, so that nobody gives what a card takes back months later. */
export const guardGiftPayment: NonNullable<PurchaseFlow['guardPayment']> = async (tx, { personId, method }) => {
  if (method !== 'pix') throw refuse('gift_by_pix')
  await guardPayer(tx, personId)
}

async function guardPayer(tx: Tx, personId: string) {
  if ((await sumDebts(tx, personId)) > 0n) throw refuse('gift_debt')
}
