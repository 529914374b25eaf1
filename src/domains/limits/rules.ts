import type { Centavos } from '#shared/money.ts'
import { refusals } from '#shared/refusal.ts'

/** All refusals of limits and breaks. */
export const refuse = refusals('limits', {
  over_limit: [
    409,
    'Isto passa do limite que você escolheu para si. Nada foi cobrado. Os seus limites estão no seu painel.',
  ],
  nothing_left: [
    409,
    'Você já usou o limite que escolheu para si, com o que está marcado. Ele volta no próximo período. Nada foi cobrado.',
  ],
  on_break: [
    403,
    'Você pediu uma pausa, e ela ainda está valendo. Nada foi cobrado. No seu painel você vê até quando ela vai.',
  ],
  // Of another account with the phone or card: neutral words, because whoever asks may be somebody else.
  asks_a_person: [
    403,
    'Antes de liberar esta conta, uma pessoa da nossa equipe precisa confirmar um detalhe com você. Escreva para a gente pela página de contato. Nada foi cobrado.',
  ],
})

/** What can be limited: calendar days, weeks (from Monday) and months in São Paulo, and one consultation. */
export const PERIODS = ['day', 'week', 'month', 'consultation'] as const
export type Period = (typeof PERIODS)[number]

/** Delay before a looser limit holds: 72 hours, in milliseconds. Source: product.md, rule 10. */
export const LOOSENING_MS = 72 * 3_600_000

/** The smallest and the largest limit: R$ 1,00 and R$ 10.000,00. */
export const LEAST_LIMIT: Centavos = 100n
export const MOST_LIMIT: Centavos = 1_000_000n

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

/** Own limits that leave nothing close new consultations, also those that minutes would pay. */
export const leavesNothing = (allowance: Centavos | undefined) => allowance === 0n

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
 * What an act spends, in centavos: `paid` through a gateway, `charged` for consultations, questions and fees. What the
 * balance pays is no payment: it was one when it came.
 */
export type Spending = { paid: Centavos; charged: Centavos }

/** What limits count, in the words of every screen. */
export const WHAT_LIMITS_COUNT =
  'Cada limite vale para duas contas. Uma é o que você paga por Pix ou cartão. A outra é o que gasta em consultas, perguntas e taxas. O que você compra com o saldo não conta de novo.'

/** The limit that leaves least, and what it leaves, in centavos; never below zero. */
export type Allowance = { period: Period; leftCents: Centavos }

/**
 * The limit of a day, week or month that leaves least to spend `by` payments or consultations, with `underWay` already
 * committed, to all periods alike or to each; undefined: none.
 */
export function tightestOf(
  limits: Limits,
  spent: SpentByPeriod,
  by: keyof Spending,
  underWay: Centavos | BookedByPeriod,
): Allowance | undefined {
  return CALENDAR.reduce<Allowance | undefined>((least, period) => {
    const limit = limits[period]
    if (limit === null) return least
    const committed = typeof underWay === 'bigint' ? underWay : underWay[period]
    const left = limit - spent[period][by] - committed
    const leftCents = left < 0n ? 0n : left
    return least && least.leftCents <= leftCents ? least : { period, leftCents }
  }, undefined)
}

/** How much more may be spent, in centavos: `tightestOf`. Undefined: no limit. */
export const allowanceLeft = (...asked: Parameters<typeof tightestOf>): Centavos | undefined =>
  tightestOf(...asked)?.leftCents

/**
 * The limit that an act would pass, and by which of the two sums; undefined: none. Verbs refuse by it, screens warn by
 * it. That of one consultation bounds what is charged.
 */
export function limitPassed(
  limits: Limits,
  spent: SpentByPeriod,
  spending: Spending,
  underWay: Readonly<Record<keyof Spending, Centavos | BookedByPeriod>>,
): (Allowance & { by: keyof Spending }) | undefined {
  for (const by of ['paid', 'charged'] as const) {
    const ofOne = by === 'charged' && limits.consultation !== null && limits.consultation < spending.charged
    const allowance: Allowance | undefined = ofOne
      ? { period: 'consultation', leftCents: limits.consultation }
      : tightestOf(limits, spent, by, underWay[by])
    if (spending[by] > 0n && allowance && allowance.leftCents < spending[by]) return { ...allowance, by }
  }
  return undefined
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
