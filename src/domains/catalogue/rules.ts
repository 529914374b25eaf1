import { type CoverTerms, coverEarnings } from '#domains/wallet/rules.ts'
import { type Centavos, most, portion } from '#shared/money.ts'

/** All kinds of items, in the order in which they are shown. */
export const ITEM_KINDS = ['credits', 'package', 'plan', 'single', 'subscription', 'written'] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

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

/**
 * What a minute with a consultant at `pricePerMinute` costs in this way of paying, in centavos, rounded up for
 * display. Undefined: not used there, because credit costs less or the price is above the ceiling
 * (docs/decisions/0040).
 */
export function minutePriceIn(
  { kind, priceCents, bonusCents, minutes, ceilingCents }: Way,
  pricePerMinute: Centavos,
): Centavos | undefined {
  if (priceCents === null) return undefined
  if (kind === 'subscription') return share(pricePerMinute, priceCents, bonusCents)
  if (minutes === null) return minutePriceWithBonus(pricePerMinute, { price: priceCents, bonus: bonusCents })
  const isUsed =
    priceCents <= pricePerMinute * BigInt(minutes) && (ceilingCents === null || pricePerMinute <= ceilingCents)
  return isUsed ? minutePriceOf({ price: priceCents, minutes }) : undefined
}

/**
 * What a minute earns a consultant, in centavos: paid with credit, or covered by a package or plan, at the price
 * without a coupon. Undefined: not used at their price. Source: money-and-time.md, P8.
 */
export function earningsOfMinute(way: Way | 'credit', terms: CoverTerms): Centavos | undefined {
  const paid = way === 'credit' ? terms.pricePerMinute : minutePriceIn(way, terms.pricePerMinute)
  if (paid === undefined) return undefined
  // Earnings are never promised higher than they are.
  const value = way !== 'credit' && way.minutes ? portion(way.priceCents!, 1n, BigInt(way.minutes)) : paid
  return coverEarnings(terms, { pack: { kind: 'package' }, usedMs: 60_000n, value }).earned
}

/** An amount of credit to add in a conversation: a pack, or an own amount without bonus. Centavos. */
export type TopUp = { slug?: string; version?: number; price: Centavos; bonus: Centavos }

const TOP_UP_MINUTES = 10n
const TOP_UPS = 3

/**
 * What to add to a conversation at this price per minute: about ten minutes, in whole reais and at least R$ 10,00 (the
 * pack, where one has that price), and the next larger packs. Nothing larger is pushed to the front.
 */
export function topUpsFor(
  items: readonly (Pick<Way, 'kind' | 'priceCents' | 'bonusCents'> & { slug: string; version: number })[],
  pricePerMinute: Centavos,
): TopUp[] {
  const reais = (pricePerMinute * TOP_UP_MINUTES + 99n) / 100n
  const first = most(reais, 10n) * 100n
  const packs = items
    .filter(({ kind, priceCents }) => kind === 'credits' && priceCents !== null && priceCents >= first)
    .map(({ slug, version, priceCents, bonusCents }) => ({ slug, version, price: priceCents!, bonus: bonusCents }))
    .toSorted((a, b) => Number(a.price - b.price))
  const all = packs[0]?.price === first ? packs : [{ price: first, bonus: 0n }, ...packs]
  return all.slice(0, TOP_UPS)
}
