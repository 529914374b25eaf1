import { commissionOf } from '#shared/commission.ts'
import { type Centavos, portion } from '#shared/money.ts'

/** The most that a welcome minute is worth to a consultant, of which the platform pays their share. Centavos. */
export const WELCOME_CEILING: Centavos = 299n

/** The price of a minute of the pack (centavos) and the platform's share that the consultation agreed on. */
export type CoverTerms = { pricePerMinute: Centavos; commissionBps: number }
/** What a consultant earns for covered time, in centavos, and how much of it the platform pays. */
export type CoverEarnings = { earned: Centavos; promotion: Centavos }

/**
 * What the consultant earns for what a consultation used of a pack: their share of its value, at most of their own
 * price. Welcome minutes the platform pays, up to `WELCOME_CEILING`. Source: money-and-time.md, P8 and S14.
 */
export function coverEarnings(
  { pricePerMinute, commissionBps }: CoverTerms,
  { pack, usedMs, value }: { pack: { kind: string }; usedMs: bigint; value: Centavos },
): CoverEarnings {
  const isPromotional = pack.kind === 'welcome'
  const price = isPromotional && pricePerMinute > WELCOME_CEILING ? WELCOME_CEILING : pricePerMinute
  const ownPrice = portion(price, usedMs, 60_000n)
  const worth = isPromotional || ownPrice < value ? ownPrice : value
  const earned = worth - commissionOf(worth, commissionBps)
  return { earned, promotion: isPromotional ? earned : 0n }
}
