import type { Centavos } from '#shared/money.ts'
import { type ItemKind, minutePriceIn, share, type Way } from './rules.ts'

/** The four ways of paying for conversation, the one that binds least first. */
export const WAYS = ['credits', 'package', 'plan', 'subscription'] as const
export type WayKind = (typeof WAYS)[number]

/** How much somebody talks: minutes a month, the consultant's price per minute, whether prepaid minutes serve there. */
export type Usage = { minutes: number; pricePerMinute: Centavos; acceptsPackages: boolean }

/** Minutes a month that may be asked for. */
export const MIN_MINUTES = 5
export const MAX_MINUTES = 1_000

/** Bought at once is at most what is talked in so many months: bonus of credit ends after ninety days. */
const MONTHS_AHEAD = 3n
/** A way that binds more must cost at least so many per cent less than one that binds less. */
const LEAST_SAVING_PERCENT = 5n

/** What a month costs in one way of paying, in centavos, rounded up. Without an item: credit of an own amount. */
export type MonthlyCost<I> = { kind: WayKind; item: I | undefined; monthCents: Centavos }

/** What the usage costs in a month at the price of the profile, in centavos. */
export const profileCostOf = ({ minutes, pricePerMinute }: Pick<Usage, 'minutes' | 'pricePerMinute'>): Centavos =>
  BigInt(minutes) * pricePerMinute

/**
 * What an item costs in a month of this usage, in centavos, rounded up. Undefined: it is not used with such a
 * consultant, or more would be bought than is talked: a plan's or subscription's month, or three months of the others.
 */
export function monthCostOf(item: Way & { kind: ItemKind }, usage: Usage): Centavos | undefined {
  const { kind, priceCents, bonusCents, minutes } = item
  const [wanted, whole] = [BigInt(usage.minutes), profileCostOf(usage)]
  if (priceCents === null) return undefined
  if (kind === 'credits')
    return priceCents + bonusCents > whole * MONTHS_AHEAD
      ? undefined
      : share(priceCents, whole, priceCents + bonusCents)
  if (kind === 'subscription') return bonusCents > whole ? undefined : priceCents + whole - bonusCents
  if (minutes === null || !usage.acceptsPackages || minutePriceIn(item, usage.pricePerMinute) === undefined)
    return undefined
  const given = BigInt(minutes)
  if (kind === 'package') return given > wanted * MONTHS_AHEAD ? undefined : share(priceCents, wanted, given)
  if (kind === 'plan') return given > wanted ? undefined : priceCents + (wanted - given) * usage.pricePerMinute
  return undefined
}

/** The cheapest item of each way for a month of this usage; credit of an own amount is always possible. */
export function monthlyCosts<I extends Way & { kind: ItemKind }>(items: readonly I[], usage: Usage): MonthlyCost<I>[] {
  return WAYS.flatMap((kind) => {
    const own = { kind, item: undefined, monthCents: profileCostOf(usage) }
    return items.reduce<MonthlyCost<I>[]>(
      (best, item) => {
        const monthCents = item.kind === kind ? monthCostOf(item, usage) : undefined
        const isBetter = monthCents !== undefined && (!best[0] || monthCents < best[0].monthCents)
        return isBetter ? [{ kind, item, monthCents }] : best
      },
      kind === 'credits' ? [own] : [],
    )
  })
}

/** The way to recommend: the one that binds least, unless another costs at least five per cent less. */
export const recommend = <I>(costs: readonly MonthlyCost<I>[]): MonthlyCost<I> | undefined =>
  costs.reduce<MonthlyCost<I> | undefined>(
    (best, one) => (!best || one.monthCents * 100n <= best.monthCents * (100n - LEAST_SAVING_PERCENT) ? one : best),
    undefined,
  )
