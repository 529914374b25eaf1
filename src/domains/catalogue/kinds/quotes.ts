import type { OrderQuote } from '../orders/sql.ts'
import type { PricedItem } from '../sql.ts'

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
export const quoteItem = (item: PricedItem): OrderQuote => ({ ...NOBODY, ...termsOf(item), price: item.price! })
