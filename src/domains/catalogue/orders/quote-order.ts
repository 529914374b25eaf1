import type { Tx } from '#platform/db.ts'
import { quoteAmount } from '../kinds/credits.ts'
import { FLOWS } from '../kinds/flows.ts'
import { KINDS } from '../kinds/kinds.rules.ts'
import type { OrderChoice } from '../kinds/purchase-flow.ts'
import { findPricedItem } from '../sql.ts'
import { refuse, SEEN_PRICE_VALID_FOR_MS } from './rules.ts'
import type { OrderQuote } from './sql.ts'

/**
 * What this choice gives at our price: the version that was shown, if it is recent enough. Refuses what is not sold.
 */
export async function quoteOrder(tx: Tx, choice: OrderChoice, at: Date): Promise<OrderQuote> {
  const { slug, amount } = choice
  if (slug === undefined) return quoteAmount(amount!)
  const item = await findPricedItem(tx, slug, choice.version)
  if (!item) throw refuse(choice.version === undefined ? 'item_not_found' : 'price_changed')
  if (KINDS[item.kind].isOnlyShown) throw refuse('not_sold')
  if (item.replacedAt && at.getTime() - item.replacedAt.getTime() > SEEN_PRICE_VALID_FOR_MS)
    throw refuse('price_changed')
  return FLOWS[item.kind].quote(tx, item, choice, at)
}
