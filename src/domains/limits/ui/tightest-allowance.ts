import type { Centavos } from '#shared/money.ts'
import type { SelfCare } from '../contract.ts'
import { type Allowance, limitPassed, type Limits, type Period, type Spending, tightestOf } from '../rules.ts'

const CALENDAR = ['day', 'week', 'month'] as const

/** What a reading says, as the rules ask for it. */
function countedOf({ limits, spent }: SelfCare) {
  const amountOf = (period: Period) => limits.find((one) => one.period === period)?.amountCents ?? null
  const rowOf = (period: (typeof CALENDAR)[number]) => spent.find((one) => one.period === period)
  const each = <T>(of: (row: ReturnType<typeof rowOf>) => T) => ({
    day: of(rowOf('day')),
    week: of(rowOf('week')),
    month: of(rowOf('month')),
  })
  const all: Limits = {
    day: amountOf('day'),
    week: amountOf('week'),
    month: amountOf('month'),
    consultation: amountOf('consultation'),
  }
  return {
    limits: all,
    spent: each((row) => ({ paid: row?.paidCents ?? 0n, charged: row?.chargedCents ?? 0n })),
    underWay: {
      paid: each((row) => row?.paidUnderWayCents ?? 0n),
      charged: each((row) => row?.chargedUnderWayCents ?? 0n),
    },
  }
}

/** The own limits as `limitConsultation` answers them to the verbs: of one consultation, and what the periods leave. */
export function limitsOf(selfCare: SelfCare) {
  const { limits, spent, underWay } = countedOf(selfCare)
  return {
    spendingLimit: limits.consultation,
    ofPeriods: tightestOf(limits, spent, 'charged', underWay.charged),
  }
}

/**
 * The own limit that leaves least for a consultation; undefined: none. `ofOne`: what the limit of one consultation
 * leaves, in centavos; null: there is none.
 */
export function tightestAllowance(selfCare: SelfCare | undefined, ofOne?: Centavos | null): Allowance | undefined {
  const { spendingLimit, ofPeriods } = selfCare ? limitsOf(selfCare) : { spendingLimit: null, ofPeriods: undefined }
  const left = ofOne === undefined ? spendingLimit : ofOne
  return left === null || (ofPeriods && ofPeriods.leftCents <= left)
    ? ofPeriods
    : { period: 'consultation', leftCents: left > 0n ? left : 0n }
}

/** The own limit that this would pass, as the verb will say; undefined: none. */
export function passedLimit(selfCare: SelfCare, spending: Spending) {
  const { limits, spent, underWay } = countedOf(selfCare)
  return limitPassed(limits, spent, spending, underWay)
}
