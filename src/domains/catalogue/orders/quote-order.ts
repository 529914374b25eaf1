import { findAnswerTerms, findOffer, isLasting } from '#domains/consultants/index.ts'
import { type Channel, MINUTES_CHANNELS } from '#domains/consultants/rules.ts'
import type { Tx } from '#platform/db.ts'
import { quoteAmount } from '../kinds/credits.ts'
import { FLOWS } from '../kinds/flows.ts'
import { KINDS } from '../kinds/kinds.rules.ts'
import type { ChosenOffer, OrderChoice } from '../kinds/purchase-flow.ts'
import { findPricedItem } from '../sql.ts'
import { refuse, SEEN_PRICE_VALID_FOR_MS } from './rules.ts'
import { type QuotedGoods, quoteGoods } from '../goods/quote-goods.ts'
import type { OrderQuote } from './sql.ts'

/**
 * What this choice gives at our price: the version that was shown, if it is recent enough. Refuses what is not sold,
 * and a consultant whom this client cannot buy from.
 */
export async function quoteOrder(tx: Tx, choice: OrderChoice, at: Date): Promise<OrderQuote & { goods?: QuotedGoods }> {
  const { slug, amount, goods } = choice
  if (goods) return quoteGoods(tx, goods)
  if (slug === undefined) return quoteAmount(amount!)
  const item = await findPricedItem(tx, slug, { version: choice.version, at })
  if (!item) throw refuse(choice.version === undefined ? 'item_not_found' : 'price_changed')
  if (KINDS[item.kind].isOnlyShown) throw refuse('not_sold')
  if (item.replacedAt && at.getTime() - item.replacedAt.getTime() > SEEN_PRICE_VALID_FOR_MS)
    throw refuse('price_changed')
  const { offeredFor, quote } = FLOWS[item.kind]
  return quote(item, offeredFor && (await findChosen(tx, choice, offeredFor(choice), at)), amount)
}

/** Who is chosen, at their price for that channel. */
async function findChosen(
  tx: Tx,
  { personId, consultantId }: OrderChoice,
  channel: Channel,
  at: Date,
): Promise<ChosenOffer> {
  if (!consultantId) throw refuse('consultant_missing')
  // Whoever can be talked to can be asked in writing.
  const isAsked = channel === 'messages'
  const offer =
    isAsked || MINUTES_CHANNELS.includes(channel)
      ? await findOffer(tx, consultantId, isAsked ? 'chat' : channel, at, personId)
      : undefined
  if (offer?.obstacle === 'blocked_by_client') throw refuse('blocked_by_you')
  if (!offer || isLasting(offer.obstacle)) throw refuse('consultant_not_found')
  if (offer.isAutomatic) throw refuse('of_program')
  const answers = isAsked ? await findAnswerTerms(tx, consultantId, at) : undefined
  return { consultantId, channel, pricePerMinute: offer.pricePerMinute, backAt: offer.backAt, answers }
}
