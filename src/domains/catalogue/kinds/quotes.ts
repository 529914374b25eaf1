import { findOffer, isLasting } from '#domains/consultants/index.ts'
import { type Channel, MINUTES_CHANNELS } from '#domains/consultants/rules.ts'
import type { Tx } from '#platform/db.ts'
import { refuse } from '../orders/rules.ts'
import type { OrderQuote } from '../orders/sql.ts'
import type { PricedItem } from '../sql.ts'
import type { OrderChoice } from './purchase-flow.ts'

/** Of no consultant. */
export const NOBODY = { consultantId: null, channel: null, answerHours: null }

/** What an item gives, at one version of its price. */
export const termsOf = ({ kind, slug, version, title, bonus, minutes, ceiling }: PricedItem) => ({
  kind,
  slug,
  version,
  title,
  bonus,
  minutes,
  ceiling,
})

/** An item at its own price, of no consultant. */
export const quoteItem = async (_tx: Tx, item: PricedItem): Promise<OrderQuote> => ({
  ...NOBODY,
  ...termsOf(item),
  price: item.price!,
})

/** Who is chosen, at their price for that channel. Refuses whom this client cannot buy from, and programs. */
export async function findChosen(tx: Tx, { personId, consultantId }: OrderChoice, channel: Channel, at: Date) {
  if (!consultantId) throw refuse('consultant_missing')
  const offer = MINUTES_CHANNELS.includes(channel)
    ? await findOffer(tx, consultantId, channel, at, personId)
    : undefined
  if (offer?.obstacle === 'blocked_by_client') throw refuse('blocked_by_you')
  if (!offer || isLasting(offer.obstacle)) throw refuse('consultant_not_found')
  if (offer.isAutomatic) throw refuse('of_program')
  return { ...offer, consultantId }
}
