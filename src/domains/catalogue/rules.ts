import { type Centavos, portion } from '#shared/money.ts'

/** Every kind of thing that is sold, in the order in which they are shown. */
export const ITEM_KINDS = ['credits', 'package', 'plan', 'single', 'subscription', 'written'] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

/** What a minute costs in it, in centavos, rounded down to be shown. Source: price ÷ minutes. */
export const minutePriceOf = ({ price, minutes }: { price: Centavos; minutes: number }): Centavos =>
  price / BigInt(minutes)

/**
 * What a minute at `pricePerMinute` really costs when it is paid with credits and their bonus, in centavos, rounded
 * down to be shown.
 */
export const minutePriceWithBonus = (
  pricePerMinute: Centavos,
  { price, bonus }: { price: Centavos; bonus: Centavos },
): Centavos => portion(pricePerMinute, price, price + bonus)

type Sized = { price: Centavos; minutes: number }

/**
 * Does a minute cost less in every larger one? What the catalogue promises (product.md, Catalogue). Compared without
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

/** Is more given on top, in proportion, in every larger pack of credits? Compared without rounding. */
export function bonusGrowsWithSize(packs: readonly Pack[]): boolean {
  const bySize = packs.toSorted((a, b) => Number(a.price - b.price))
  return bySize.every((pack, at) => {
    const smaller = bySize[at - 1]
    return !smaller || pack.bonus * smaller.price > smaller.bonus * pack.price
  })
}

type Way = {
  kind: ItemKind
  priceCents: Centavos | null
  bonusCents: Centavos
  minutes: number | null
  ceilingCents: Centavos | null
}

/**
 * What a minute with a consultant of `pricePerMinute` costs when it is paid this way, in centavos, rounded down to be
 * shown. Undefined: it is not used there, because credits cost less or the consultant is above its ceiling
 * (docs/decisions/0040).
 */
export function minutePriceIn(
  { kind, priceCents, bonusCents, minutes, ceilingCents }: Way,
  pricePerMinute: Centavos,
): Centavos | undefined {
  if (priceCents === null) return undefined
  if (kind === 'subscription') return portion(pricePerMinute, priceCents, bonusCents)
  if (minutes === null) return minutePriceWithBonus(pricePerMinute, { price: priceCents, bonus: bonusCents })
  const isUsed =
    priceCents <= pricePerMinute * BigInt(minutes) && (ceilingCents === null || pricePerMinute <= ceilingCents)
  return isUsed ? minutePriceOf({ price: priceCents, minutes }) : undefined
}
