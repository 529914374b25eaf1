import { findOffer, isLasting, refuseVacation } from '#domains/consultants/index.ts'
import { MINUTES_CHANNELS, type Channel } from '#domains/consultants/rules.ts'
import type { Tx } from '#platform/db.ts'
import { type Centavos, formatBRL } from '#shared/money.ts'
import { findPricedItem, type PricedItem } from '../sql.ts'
import { refuse, SEEN_PRICE_VALID_FOR_MS, SELLABLE_KINDS } from './rules.ts'
import type { OrderQuote } from './sql.ts'

export type OrderChoice = {
  /** Who buys. */
  personId: string
  slug?: string | undefined
  version?: number | undefined
  /** An amount of credit without a pack, in centavos. */
  amount?: Centavos | undefined
  consultantId?: string | undefined
  channel?: Channel | undefined
}

const NOBODY = { consultantId: null, channel: null, answerHours: null }

/**
 * What this choice gives at our price: the version that was shown, if it is recent enough. Refuses what is not sold.
 */
export async function quoteOrder(tx: Tx, choice: OrderChoice, at: Date): Promise<OrderQuote> {
  const { slug, amount } = choice
  if (slug === undefined) return credits(amount!)
  const item = await findPricedItem(tx, slug, choice.version)
  if (!item) throw refuse(choice.version === undefined ? 'item_not_found' : 'price_changed')
  if (!SELLABLE_KINDS.includes(item.kind)) throw refuse('not_sold')
  if (item.replacedAt && at.getTime() - item.replacedAt.getTime() > SEEN_PRICE_VALID_FOR_MS)
    throw refuse('price_changed')
  if (item.kind === 'single') return single(tx, item, choice, at)
  if (item.kind === 'written') return written(tx, item, choice, at)
  return { ...NOBODY, ...termsOf(item), price: item.price! }
}

const termsOf = ({ kind, slug, version, title, bonus, minutes, ceiling }: PricedItem) => ({
  kind,
  slug,
  version,
  title,
  bonus,
  minutes,
  ceiling,
})

const credits = (amount: Centavos): OrderQuote => ({
  ...NOBODY,
  kind: 'credits',
  slug: null,
  version: null,
  title: `${formatBRL(amount)} em créditos`,
  price: amount,
  bonus: 0n,
  minutes: null,
  ceiling: null,
})

/** Minutes with one consultant, at their current price. */
async function single(
  tx: Tx,
  item: PricedItem,
  { personId, consultantId, channel = 'chat' }: OrderChoice,
  at: Date,
): Promise<OrderQuote> {
  if (!consultantId) throw refuse('consultant_missing')
  const offer = MINUTES_CHANNELS.includes(channel)
    ? await findOffer(tx, consultantId, channel, at, personId)
    : undefined
  if (offer?.obstacle === 'blocked_by_client') throw refuse('blocked_by_you')
  if (!offer || isLasting(offer.obstacle)) throw refuse('consultant_not_found')
  if (offer.isAutomatic) throw refuse('of_program')
  const price = offer.pricePerMinute * BigInt(item.minutes!)
  return { ...termsOf(item), answerHours: null, price, ceiling: offer.pricePerMinute, consultantId, channel }
}

/** A question to one consultant, at the platform's price. */
async function written(
  tx: Tx,
  item: PricedItem,
  { personId, consultantId }: OrderChoice,
  at: Date,
): Promise<OrderQuote> {
  if (!consultantId) throw refuse('consultant_missing')
  const offer = await findOffer(tx, consultantId, 'chat', at, personId)
  if (offer?.obstacle === 'blocked_by_client') throw refuse('blocked_by_you')
  if (!offer || isLasting(offer.obstacle)) throw refuse('consultant_not_found')
  if (offer.isAutomatic) throw refuse('of_program')
  if (offer.backAt) throw refuseVacation(offer.backAt)
  return { ...termsOf(item), price: item.price!, answerHours: item.answerHours!, consultantId, channel: 'messages' }
}
