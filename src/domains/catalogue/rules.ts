import type { Centavos } from '#shared/money.ts'

/** All kinds of what is sold, in the order in which they are shown: `kinds/` describes each. */
export const ITEM_KINDS = [
  'credits',
  'package',
  'plan',
  'single',
  'subscription',
  'written',
  'answers',
  'gift_card',
] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

/** All kinds of what is ordered: the items, and goods of the shop, which has its own products. */
export const ORDER_KINDS = [...ITEM_KINDS, 'goods'] as const
export type OrderKind = (typeof ORDER_KINDS)[number]

/** `part` of `whole` of an amount, in centavos, rounded up: what is shown never promises less than is paid. */
export const share = (amount: Centavos, part: bigint, whole: bigint): Centavos => (amount * part + whole - 1n) / whole

/** The price of a minute, in centavos, rounded up for display. Source: price ÷ minutes. */
export const minutePriceOf = ({ price, minutes }: { price: Centavos; minutes: number }): Centavos =>
  share(price, 1n, BigInt(minutes))

/** What a minute at `pricePerMinute` costs when paid with credit and its bonus, in centavos, rounded up for display. */
export const minutePriceWithBonus = (
  pricePerMinute: Centavos,
  { price, bonus }: { price: Centavos; bonus: Centavos },
): Centavos => share(pricePerMinute, price, price + bonus)

type Sized = { price: Centavos; minutes: number }

/**
 * Whether a minute costs less in every larger item, as the catalogue promises (product.md, Catalogue). Compared without
 * rounding.
 */
export function minutePriceFallsWithSize(items: readonly Sized[]): boolean {
  const bySize = items.toSorted((a, b) => a.minutes - b.minutes)
  return bySize.every((item, at) => {
    const smaller = bySize[at - 1]
    return !smaller || item.price * BigInt(smaller.minutes) < smaller.price * BigInt(item.minutes)
  })
}

type Pack = { price: Centavos; bonus: Centavos }

/** Whether the bonus share grows with every larger pack of credit. Compared without rounding. */
export function bonusGrowsWithSize(packs: readonly Pack[]): boolean {
  const bySize = packs.toSorted((a, b) => Number(a.price - b.price))
  return bySize.every((pack, at) => {
    const smaller = bySize[at - 1]
    return !smaller || pack.bonus * smaller.price > smaller.bonus * pack.price
  })
}

/** What is paid and given in one way of paying. */
export type Way = {
  kind: ItemKind
  priceCents: Centavos | null
  bonusCents: Centavos
  minutes: number | null
  ceilingCents: Centavos | null
}
