import { dayInSaoPaulo } from '#shared/dates.ts'
import { refusals } from '#shared/refusal.ts'
import { LEAST_COMMISSION_BPS, MOST_COMMISSION_BPS } from '../commission.rules.ts'

export const refuse = refusals('consultants', {
  commission_out_of_range: [
    400,
    'A parte da casa fica entre a do primeiro e a do último nível: é o que as páginas públicas dizem.',
  ],
})

const DAY_MS = 86_400_000
/** How many days before it counts a consultant reads of a share that is better for them, and of one that is worse. */
export const NOTICE_DAYS = { better: 1, worse: 30 } as const

/**
 * The first instant, a midnight of São Paulo, from which another share may count: `wished` (`yyyy-mm-dd`), or later, so
 * that its consultant reads of it long enough before. Never backwards.
 */
export function countsFrom(wished: string, at: Date, isWorse: boolean): Date {
  const days = isWorse ? NOTICE_DAYS.worse : NOTICE_DAYS.better
  const earliest = dayInSaoPaulo(new Date(at.getTime() + days * DAY_MS))
  return new Date(`${wished > earliest ? wished : earliest}T03:00:00Z`)
}

/** Of terms in the order of their instants, those in force at `at` and later. */
export const termsFrom = <T extends { at: Date }>(terms: readonly T[], at: Date): T[] =>
  terms.filter((_, n) => terms[n + 1] === undefined || terms[n + 1]!.at > at)

/** Refuses a share outside of the published ones, hundredths of a percent: no purchase earns more than was paid. */
export function guardCommission(bps: number | null) {
  if (bps === null || (bps >= LEAST_COMMISSION_BPS && bps <= MOST_COMMISSION_BPS)) return
  throw refuse('commission_out_of_range', { commissionBps: 'Escolha entre as partes publicadas.' })
}
