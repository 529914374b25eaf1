import type { Centavos } from '#shared/money.ts'
import { refusals } from '#shared/refusal.ts'

/** All refusals of limits and breaks. */
export const refuse = refusals('limits', {
  over_limit: [
    409,
    'Esta compra passa do limite que você escolheu para si. Nada foi cobrado. Os seus limites estão no seu painel.',
  ],
  nothing_left: [
    409,
    'O limite que você escolheu para si já foi usado, contando o que está marcado. Ele volta a abrir no próximo período. Nada foi cobrado.',
  ],
  on_break: [
    403,
    'Você pediu uma pausa, e ela ainda está valendo. Nada foi cobrado. No seu painel você vê até quando ela vai.',
  ],
})

/** What can be limited: calendar days, weeks (from Monday) and months in São Paulo, and one consultation. */
export const PERIODS = ['day', 'week', 'month', 'consultation'] as const
export type Period = (typeof PERIODS)[number]

/** Delay before a looser limit holds: 72 hours, in milliseconds. Source: product.md, rule 10. */
export const LOOSENING_MS = 72 * 3_600_000

/** The smallest and the largest limit: R$ 1,00 and R$ 10.000,00. */
export const MIN_LIMIT: Centavos = 100n
export const MAX_LIMIT: Centavos = 1_000_000n

/** Limits in force; null: none. */
export type Limits = Readonly<Record<Period, Centavos | null>>
/**
 * Spent in each calendar period so far. `paid`: through gateways, less refunds to the origin. `charged`: for
 * consultations, less what refunds returned of it.
 */
export type SpentByPeriod = Readonly<Record<Exclude<Period, 'consultation'>, { paid: Centavos; charged: Centavos }>>

/** Whether the new limit allows more than the present one. */
export const isLooser = (present: Centavos | null, wished: Centavos | null) =>
  present !== null && (wished === null || wished > present)

/** When a limit set at `now` holds: at once when tighter, 72 hours later when looser. */
export const limitValidFrom = (present: Centavos | null, wished: Centavos | null, now: Date) =>
  isLooser(present, wished) ? new Date(now.getTime() + LOOSENING_MS) : now

/**
 * When a limit counts as set: `now`, or one millisecond after the previous one, so that two within a millisecond have
 * an order.
 */
export const instantAfter = (now: Date, before: Date | undefined) =>
  before && before >= now ? new Date(before.getTime() + 1) : now

const CALENDAR = ['day', 'week', 'month'] as const
/** What is committed to each calendar period, in centavos. */
export type BookedByPeriod = Readonly<Record<(typeof CALENDAR)[number], Centavos>>

/** The same with so much more in each period. */
export const plus = (
  booked: BookedByPeriod,
  more: (period: (typeof CALENDAR)[number]) => Centavos,
): BookedByPeriod => ({
  day: booked.day + more('day'),
  week: booked.week + more('week'),
  month: booked.month + more('month'),
})

/**
 * How much more may be spent `by` payments or consultations, in centavos, with `underWay` already committed, to all
 * periods alike or to each; undefined: no limit. Never below zero.
 */
export function allowanceLeft(
  limits: Limits,
  spent: SpentByPeriod,
  by: 'paid' | 'charged',
  underWay: Centavos | BookedByPeriod,
): Centavos | undefined {
  const committed = (period: (typeof CALENDAR)[number]) => (typeof underWay === 'bigint' ? underWay : underWay[period])
  const allowances = CALENDAR.flatMap((period) => {
    const limit = limits[period]
    return limit === null ? [] : [limit - spent[period][by] - committed(period)]
  })
  const least = allowances.reduce<Centavos | undefined>((a, b) => (a === undefined || b < a ? b : a), undefined)
  return least !== undefined && least < 0n ? 0n : least
}

/** The tighter of two limits per consultation; null: none. */
export const tighterLimit = (a: Centavos | null, b: Centavos | null) => (a === null ? b : b === null || a < b ? a : b)

/** Lengths of a break, in days; null: for ever. */
export const BREAK_DAYS = { day: 1, week: 7, month: 30, half_year: 182, year: 365, for_ever: null } as const
export type BreakLength = keyof typeof BREAK_DAYS

/** When a break that begins now ends; null: never. */
export function breakEnd(length: BreakLength, now: Date): Date | null {
  const days = BREAK_DAYS[length]
  return days === null ? null : new Date(now.getTime() + days * 24 * 3_600_000)
}
