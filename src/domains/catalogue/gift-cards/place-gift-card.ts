import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { Gift } from '../kinds/purchase-flow.ts'
import { placeOrder } from '../orders/place-order.ts'
import { refuse as refuseOrder } from '../orders/rules.ts'
import type { OrderRow } from '../orders/sql.ts'
import { GIFT_CARD_SLUG } from './rules.ts'
import { findGiftCard } from './sql.ts'

type Asked = { id: string; personId: string; amount: Centavos; gift: Gift; clock: Clock }

/**
 * Orders a gift card of so many centavos, to be paid by Pix within half an hour. The same id and gift again is the same
 * order. Refuses what `guardGift` refuses, and the id of something else.
 */
export async function placeGiftCard(db: Db, { id, personId, amount, gift, clock }: Asked): Promise<OrderRow> {
  const order = await placeOrder(db, { id, personId, slug: GIFT_CARD_SLUG, amount, gift, clock })
  const card = await findGiftCard(db, id)
  const isSame =
    card === undefined ||
    (card.receiverEmail === gift.receiverEmail && card.receiverName === gift.receiverName && card.words === gift.words)
  if (!isSame) throw refuseOrder('id_reused')
  return order
}
