import { type CoverTerms, coverEarnings } from '#domains/wallet/rules.ts'
import { type Centavos, portion } from '#shared/money.ts'
import { KINDS } from './kinds/kinds.rules.ts'
import type { Way } from './rules.ts'

/**
 * What a minute with a consultant at `pricePerMinute` costs in this way of paying, in centavos, rounded up for
 * display. Undefined: not used there (docs/decisions/0040).
 */
export const minutePriceIn = (way: Way, pricePerMinute: Centavos): Centavos | undefined =>
  way.priceCents === null
    ? undefined
    : KINDS[way.kind].minutePrice?.({ ...way, priceCents: way.priceCents }, pricePerMinute)

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
