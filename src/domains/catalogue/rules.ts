import type { Centavos } from '#shared/money.ts'

export const KINDS = ['package', 'plan', 'subscription', 'written'] as const

/** What a minute costs in it, in centavos, rounded down to be shown. Source: price ÷ minutes. */
export const perMinute = ({ price, minutes }: { price: Centavos; minutes: number }): Centavos => price / BigInt(minutes)

type Sized = { price: Centavos; minutes: number }

/** Does a minute cost less in every larger one? What the catalogue promises (product.md, Catalogue). Compared without rounding. */
export function fallsWithSize(items: readonly Sized[]): boolean {
  const bySize = items.toSorted((a, b) => a.minutes - b.minutes)
  return bySize.every((item, at) => {
    const smaller = bySize[at - 1]
    return !smaller || item.price * BigInt(smaller.minutes) < smaller.price * BigInt(item.minutes)
  })
}
