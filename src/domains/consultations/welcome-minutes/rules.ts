import { coverEarnings, type CoverTerms } from '#domains/wallet/cover-earnings.rules.ts'
import { type Centavos, most } from '#shared/money.ts'

/** The free minutes of a first consultation, in milliseconds. Source: docs/decisions/0040. */
export const WELCOME_MS = 300_000n

/** How long they can be used after they were granted, in milliseconds. */
export const WELCOME_VALID_MS = 365 * 86_400_000

/** The most that the platform pays a consultant for free minutes in a day in São Paulo. Centavos. */
export const WELCOME_PER_DAY: Centavos = 3_000n

/**
 * What the platform pays a consultant for so many milliseconds of free minutes, in centavos: the usual share of the own
 * price, which counts up to R$ 2,99. Source: money-and-time.md, S14.
 */
export const welcomeEarnings = (terms: CoverTerms, usedMs: bigint): Centavos =>
  coverEarnings(terms, { pack: { kind: 'welcome' }, usedMs, value: 0n }).promotion

type UsedCover = { pack: { kind: string }; usedMs: bigint; promotion: Centavos }

/** The free minutes that a consultation used, in milliseconds, and what the platform paid for them, in centavos. */
export function welcomeUseOf(covers: readonly UsedCover[]): { usedMs: bigint; paid: Centavos } {
  const free = covers.filter(({ pack }) => pack.kind === 'welcome')
  return {
    usedMs: free.reduce((sum, { usedMs }) => sum + usedMs, 0n),
    paid: free.reduce((sum, { promotion }) => sum + promotion, 0n),
  }
}

/** Why somebody gets no free minutes now. `used`: they had them, or a consultation. */
export const WELCOME_REFUSALS = [
  'used',
  'debt',
  'phone_used',
  'payer_used',
  'day_full',
  'budget_spent',
  'confirm_email',
] as const
export type WelcomeRefusal = (typeof WELCOME_REFUSALS)[number]

/** What is known of who asks: each is whether it stands in the way. */
export type WelcomeState = {
  hasConsulted: boolean
  owes: boolean
  isPhoneUsed: boolean
  isPayerUsed: boolean
  isConfirmed: boolean
  /** Reserved or paid today for the consultant that they ask, in centavos. */
  spentToday: Centavos
  /** What this month may still cost the platform, in centavos; null: no limit. */
  budgetLeft: Centavos | null
}

/**
 * Why the free minutes are not for this person, or not now; undefined: they are. What the person cannot change comes
 * first, so that nobody confirms an address for nothing.
 */
export function welcomeRefusal(state: WelcomeState, cost: Centavos): WelcomeRefusal | undefined {
  if (state.hasConsulted) return 'used'
  if (state.owes) return 'debt'
  if (state.isPhoneUsed) return 'phone_used'
  if (state.isPayerUsed) return 'payer_used'
  if (state.spentToday + cost > WELCOME_PER_DAY) return 'day_full'
  if (state.budgetLeft !== null && state.budgetLeft < most(cost, 1n)) return 'budget_spent'
  return state.isConfirmed ? undefined : 'confirm_email'
}
