import type { Centavos } from '#shared/money.ts'
import { KINDS } from './kinds/kinds.rules.ts'
import { ITEM_KINDS, type ItemKind, type Way } from './rules.ts'
import { profileCostOf, type Usage } from './usage.rules.ts'

/** The ways of paying for conversation, the one that binds least first. */
export const WAYS = ITEM_KINDS.filter((kind) => KINDS[kind].way)

/** The way that a kind is: only those of `WAYS` are asked for. */
export const wayOf = (kind: ItemKind) => KINDS[kind].way!

/** Minutes a month that may be asked for. */
export const LEAST_MINUTES = 5
export const MOST_MINUTES = 1_000

/** A way that binds more must cost at least so many per cent less than one that binds less. */
const LEAST_SAVING_PERCENT = 5n

/** What a month costs in one way of paying, in centavos, rounded up. Without an item: credit of an own amount. */
export type MonthlyCost<I> = { kind: ItemKind; item: I | undefined; monthCents: Centavos }

/**
 * What an item costs in a month of this usage, in centavos, rounded up. Undefined: it is not used with such a
 * consultant, or more would be bought than is talked: a plan's or subscription's month, or three months of the others.
 */
const monthCostOf = (item: Way, usage: Usage): Centavos | undefined =>
  item.priceCents === null ? undefined : wayOf(item.kind).monthCost({ ...item, priceCents: item.priceCents }, usage)

/** The cheapest item of each way for a month of this usage; credit of an own amount is always possible. */
export const monthlyCosts = <I extends Way>(items: readonly I[], usage: Usage): MonthlyCost<I>[] =>
  WAYS.flatMap((kind) => {
    const own = { kind, item: undefined, monthCents: profileCostOf(usage) }
    return items.reduce<MonthlyCost<I>[]>(
      (best, item) => {
        const monthCents = item.kind === kind ? monthCostOf(item, usage) : undefined
        const isBetter = monthCents !== undefined && (!best[0] || monthCents < best[0].monthCents)
        return isBetter ? [{ kind, item, monthCents }] : best
      },
      wayOf(kind).ownAmount ? [own] : [],
    )
  })

/** The way to recommend: the one that binds least, unless another costs at least five per cent less. */
export const recommend = <I>(costs: readonly MonthlyCost<I>[]): MonthlyCost<I> | undefined =>
  costs.reduce<MonthlyCost<I> | undefined>(
    (best, one) => (!best || one.monthCents * 100n <= best.monthCents * (100n - LEAST_SAVING_PERCENT) ? one : best),
    undefined,
  )
