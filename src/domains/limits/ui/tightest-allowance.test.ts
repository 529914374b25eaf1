import { expect, test } from 'vitest'
import type { SelfCare } from '../contract.ts'
import type { Period } from '../rules.ts'
import { type Allowance, tightestAllowance } from './tightest-allowance.ts'

const selfCareOf = (limits: Partial<Record<Period, bigint | null>>): SelfCare => ({
  limits: Object.entries(limits).map(([period, amountCents]) => ({
    period: period as Period,
    amountCents,
    next: null,
  })),
  spent: (['day', 'week', 'month', 'year'] as const).map((period, n) => ({
    period,
    paidCents: 1_000n * BigInt(n + 1),
    chargedCents: 500n,
  })),
  onBreak: null,
})

test.each<[string, Partial<Record<Period, bigint | null>>, 'paid' | 'charged', Allowance | undefined]>([
  ['no limits', {}, 'paid', undefined],
  ['limits that were taken away', { day: null, month: null }, 'charged', undefined],
  ['the only one', { day: 3_000n }, 'paid', { period: 'day', leftCents: 2_000n }],
  ['what is left counts', { day: 3_000n, month: 4_000n }, 'paid', { period: 'month', leftCents: 1_000n }],
  ['used up', { week: 1_500n }, 'paid', { period: 'week', leftCents: 0n }],
  ['the same left: the shorter one', { day: 3_000n, week: 4_000n }, 'paid', { period: 'day', leftCents: 2_000n }],
  ['of one consultation', { day: 3_000n, consultation: 900n }, 'charged', { period: 'consultation', leftCents: 900n }],
  ['payments are no consultation', { consultation: 900n }, 'paid', undefined],
])('the tightest limit: %s', (_name, limits, by, allowance) =>
  expect(tightestAllowance(selfCareOf(limits), by)).toEqual(allowance),
)
