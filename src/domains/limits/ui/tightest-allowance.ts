import type { Centavos } from '#shared/money.ts'
import type { SelfCare } from '../contract.ts'
import { allowanceLeft, type Limits, type Period, PERIODS, type SpentByPeriod } from '../rules.ts'

export type Allowance = { period: Period; leftCents: Centavos }

/**
 * The own limit that leaves least to spend `by` payments or consultations, without what is under way; undefined: none.
 * Payments have no limit per consultation.
 */
export function tightestAllowance({ limits, spent }: SelfCare, by: 'paid' | 'charged'): Allowance | undefined {
  const amountOf = (period: Period) => limits.find((one) => one.period === period)?.amountCents ?? null
  const of = (period: string) => {
    const found = spent.find((one) => one.period === period)
    return { paid: found?.paidCents ?? 0n, charged: found?.chargedCents ?? 0n }
  }
  const sums: SpentByPeriod = { day: of('day'), week: of('week'), month: of('month') }
  const left = (period: Period) => {
    if (period === 'consultation') return by === 'charged' ? amountOf(period) : null
    return allowanceLeft({ ...NO_LIMITS, [period]: amountOf(period) }, sums, by, 0n) ?? null
  }
  return PERIODS.reduce<Allowance | undefined>((least, period) => {
    const leftCents = left(period)
    return leftCents === null || (least && least.leftCents <= leftCents) ? least : { period, leftCents }
  }, undefined)
}

const NO_LIMITS: Limits = { day: null, week: null, month: null, consultation: null }
